import type { LoadFigures } from './pages-under-load.ts'
import type { Figures } from './measure.ts'
import { median } from './median.ts'
import { likeness, type Times } from './strangers.ts'
import type { Paint } from './paint.ts'
import type { Weight } from './weigh.ts'

/**
 * What a cached page may cost its server, in processor time: against a bare server that sends the same
 * compressed bytes, and against an empty cached page of Next.
 */
const maxCost = { bare: 1.4, empty: 0.2 }
/** The median response time of a page under load, as a ratio to the idle one. */
const maxSlowdown = 2
/** Response times reveal an address when medians differ by this many ms, significantly (T2). */
const telling = { apart: 5, likeness: 0.05 }
/** Kilobytes of HTML, by kind of page. */
const htmlBudgets: Readonly<Record<string, Weight['html']>> = {
  home: { raw: 90, gzip: 16 },
  article: { raw: 60, gzip: 12 },
}
/**
 * Kilobytes of script (gzip) for a visitor without a login: before the page is used, and of home in
 * all. The map and the readiness test are programs, which their pages are opened for.
 */
const scriptBudgets = { page: 145, home: 150, program: 205, homeInAll: 205 }
const programs: readonly string[] = ['map', 'readiness test']
const styleBudget = 12
/** Milliseconds on a phone of the middle class, and the layout shift. */
const phoneBudgets = { lcp: 1_700, blocked: 50, shift: 0.02 }

function row(cells: (string | number)[], widths: number[]): string {
  return cells
    .map((cell, index) => {
      const width = widths[index] ?? 0
      return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width)
    })
    .join('  ')
}

/** Prints speed and cost, and compares the cost of each page with its yardsticks. */
export function printSpeed(figures: Map<string, Figures>, pairs: readonly CostPair[]): boolean {
  const widths = [42, 10, 8, 9, 15, 8]
  const titles = ['address', 'requests/s', 'p50 ms', 'p97.5 ms', 'µs per request', 'failed']
  console.log(`\n${row(titles, widths)}`)
  for (const [name, { perSecond, p50, p97, cost, failures }] of figures) {
    const cells = [name, Math.round(perSecond), p50, p97, Math.round(cost), failures]
    console.log(row(cells, widths))
  }
  console.log('')
  const within = pairs.map(({ page, bare, empty }) => {
    const cost = (name: string) => figures.get(name)?.cost ?? NaN
    const [overBare, overEmpty] = [cost(page) / cost(bare), cost(page) / cost(empty)]
    console.log(
      `${page}: ${overBare.toFixed(2)} times the cost of ${bare}, ${overEmpty.toFixed(2)} times that of ${empty}`,
    )
    return overBare <= maxCost.bare && overEmpty <= maxCost.empty
  })
  const failed = [...figures.values()].some((run) => run.failures > 0)
  return !failed && within.every(Boolean)
}

/** A page and its yardsticks, by their names among the figures. */
interface CostPair {
  page: string
  bare: string
  empty: string
}

/** Prints the memory of a server at rest and after the load. */
export function printMemory(name: string, { before, after }: { before: number; after: number }) {
  console.log(
    `\n${name}: ${before.toFixed(0)} MB (PSS) at rest, ${after.toFixed(0)} MB after the load`,
  )
}

/** Prints the speed of some work, and compares its effect on readers with the budget. */
export function printUnderLoad(name: string, figures: LoadFigures): boolean {
  const { perSecond, failures, quiet, loaded } = figures
  console.log(
    `\n${name}: ${perSecond.toFixed(0)} a second, ${failures} failed; a content page under that load answers in ${loaded.toFixed(1)} ms (median), alone in ${quiet.toFixed(1)} ms: ${(loaded / quiet).toFixed(1)} times`,
  )
  return failures === 0 && loaded / quiet <= maxSlowdown
}

/** Prints what response times reveal about an address, and compares it with the budget. */
export function printLikeness(times: Record<string, Times>): boolean {
  const silent = Object.entries(times).map(([call, { known, unknown }]) => {
    const [one, other] = [median(known), median(unknown)]
    const p = likeness({ known, unknown })
    console.log(
      `\n${call}: answers take ${one.toFixed(1)} ms (median of ${known.length}) for a known address, ${other.toFixed(1)} ms (of ${unknown.length}) for an unknown one; Mann-Whitney p = ${p.toFixed(3)}`,
    )
    return Math.abs(one - other) <= telling.apart || p > telling.likeness
  })
  return silent.every(Boolean)
}

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10

/**
 * Prints kilobytes by kind, and compares them with the budgets. The payload, which a page server of
 * Next would send inside the HTML, is counted by itself.
 */
export function printWeight(weights: Map<string, Weight>): boolean {
  const widths = [20, 8, 8, 8, 8, 8, 8, 8, 9]
  const sorts = ['HTML raw', 'HTML', 'payload', 'script', 'in all', 'style', 'font', 'pictures']
  console.log(`\n${row(['KB (gzip)', ...sorts], widths)}`)
  const within = [...weights].map(([name, { html, untouched, used }]) => {
    const { payload, script, stylesheet, font, image } = untouched
    const sizes = [html.raw, html.gzip, payload, script, used.script, stylesheet, font, image]
    const cells = sizes.map(kilobytes)
    const [raw = 0, gzip = 0, , untouchedScript = 0, inAll = 0, style = 0] = cells
    const isHome = name.startsWith('home')
    const limit = isHome ? 'home' : programs.includes(name) ? 'program' : 'page'
    const limits: [string, boolean][] = [
      ['HTML', isWithin(htmlBudgets[name], { raw, gzip })],
      ['script', untouchedScript <= scriptBudgets[limit]],
      ['in all', !isHome || inAll <= scriptBudgets.homeInAll],
      ['style', style <= styleBudget],
    ]
    return printRow(row([name, ...cells], widths), limits)
  })
  return within.every(Boolean)
}

function isWithin(limit: { raw: number; gzip: number } | undefined, html: Weight['html']): boolean {
  return !limit || (html.raw <= limit.raw && html.gzip <= limit.gzip)
}

/** Prints a row of a table with the names of the budgets that it exceeds. */
function printRow(text: string, limits: readonly [string, boolean][]): boolean {
  const exceeded = limits.filter(([, isMet]) => !isMet).map(([name]) => name)
  console.log(exceeded.length > 0 ? `${text}  over: ${exceeded.join(', ')}` : text)
  return exceeded.length === 0
}

/** Prints what people with a phone wait for, and compares it with the budgets. */
export function printPaint(paints: Map<string, Paint>): boolean {
  const widths = [20, 8, 8, 8, 8]
  console.log(`\n${row(['on a phone', 'FCP ms', 'LCP ms', 'TBT ms', 'shift'], widths)}`)
  const within = [...paints].map(([name, { fcp, lcp, blocked, shift }]) => {
    const cells = [Math.round(fcp), Math.round(lcp), Math.round(blocked), shift.toFixed(3)]
    return printRow(row([name, ...cells], widths), [
      ['LCP', lcp <= phoneBudgets.lcp],
      ['TBT', blocked <= phoneBudgets.blocked],
      ['shift', shift < phoneBudgets.shift],
    ])
  })
  return within.every(Boolean)
}
