import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database, type Executor } from '@/lib/db/database'
import { bilingualPair } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import type { OutputOf } from '@/lib/api/endpoint'
import type { HsNode, FactMark, Market, ProductTrade } from '../../contract'
import { productOf } from '../../server/market-access.mapper'
import { selectProducts } from '../../server/market-access.sql'
import { loadGround } from '../../server/market-access'
import { flowMarks } from '../../trade/server/trade'
import { selectExportsToAll, world, type FlowRow } from '../../trade/server/trade.sql'
import type { currentCode, ProductNode } from '../contract'
import { loadOpenings } from './openings'
import {
  findChapter,
  findHeading,
  findSection,
  selectChapters,
  selectHeadings,
  selectOfferedCodes,
  selectPredecessors,
  selectSections,
  selectSubheadings,
  selectSuccessors,
} from './products.sql'
import { plainDecimal } from '../../rules'
import { onceEach, tradeOf } from '../../trade/server/trade.mapper'

const nodeOf = (row: { code: string }): HsNode => ({
  code: row.code,
  ...bilingualPair('name', textsOf(row, 'name')),
})

const ofTree = { product: null, trade: null, sold_to: [], openings: [] }

/** The sections of the Harmonized System. */
export async function listSections(): Promise<HsNode[]> {
  return (await selectSections(await database())).map(nodeOf)
}

/** The subheadings that companies offer. */
export async function listOffered(): Promise<string[]> {
  return selectOfferedCodes(await database())
}

/** A code with what is above and below it; a subheading also with its trade. Throws `not_found`. */
export async function getNode(hs: string): Promise<ProductNode> {
  const db = await database()
  if (/^\d{6}$/.test(hs)) return subheading(db, hs)
  const found = await (/^\d/.test(hs) ? numbered(db, hs) : section(db, hs))
  if (!found) throw new Problem('not_found')
  return found
}

async function section(db: Executor, code: string): Promise<ProductNode | undefined> {
  const [node, chapters] = await Promise.all([findSection(db, code), selectChapters(db, code)])
  return (
    node && {
      ...ofTree,
      level: 'section',
      node: nodeOf(node),
      above: [],
      below: chapters.map(nodeOf),
    }
  )
}

async function numbered(db: Executor, code: string): Promise<ProductNode | undefined> {
  if (code.length === 2) {
    const [row, headings] = await Promise.all([findChapter(db, code), selectHeadings(db, code)])
    const tree = { ...ofTree, level: 'chapter' as const, below: headings.map(nodeOf) }
    return row && { ...tree, node: nodeOf(row.node), above: [nodeOf(row.section)] }
  }
  const [row, subheadings] = await Promise.all([findHeading(db, code), selectSubheadings(db, code)])
  const tree = { ...ofTree, level: 'heading' as const, below: subheadings.map(nodeOf) }
  return (
    row && { ...tree, node: nodeOf(row.node), above: [nodeOf(row.section), nodeOf(row.chapter)] }
  )
}

async function subheading(db: Executor, code: string): Promise<ProductNode> {
  const [[row], ground] = await Promise.all([selectProducts(db, [code]), loadGround(db)])
  if (!row) throw new Problem('not_found')
  const product = productOf(row)
  const marks = flowMarks(ground)
  const [every, flows] = await Promise.all([
    loadOpenings(db, ground, code),
    marks.size === 0 ? [] : selectExportsToAll(db, code),
  ])
  return {
    level: 'subheading',
    node: nodeOf(row.subheading),
    above: [product.section, product.chapter, product.heading],
    below: [],
    product,
    trade: worldTrade(flows, marks),
    sold_to: salesByMarket(flows, every.markets),
    openings: every.openings,
  }
}

/**
 * The code of today of a product: itself; its successor where one code became one; otherwise the
 * heading to look under. Throws `not_found` for a code that never was one.
 */
export async function getCurrentCode(hs: string): Promise<OutputOf<typeof currentCode>> {
  const db = await database()
  const [[own], successors] = await Promise.all([
    selectProducts(db, [hs]),
    selectSuccessors(db, hs),
  ])
  if (own) return { state: 'current', code: hs, edition: null }
  const [newest] = successors
  if (!newest) throw new Problem('not_found')
  const { edition } = newest
  const codes = successors.filter((row) => row.edition === edition).map(({ hs6 }) => hs6)
  const [code = hs, ...others] = codes
  const before = await selectPredecessors(db, edition, codes)
  if (others.length === 0 && before.length === 1) return { state: 'moved', code, edition }
  return { state: 'divided', code: headingOf(codes, hs), edition }
}

/** The heading that the successors share, or the first one where they do not. */
function headingOf(codes: readonly string[], hs: string): string {
  const headings = codes.map((code) => code.slice(0, 4))
  return headings.find((heading) => heading === hs.slice(0, 4)) ?? headings[0] ?? hs.slice(0, 4)
}

/** The country’s exports of a product to the world by year: the total of a year, or the sum of its partners. */
function worldTrade(
  rows: readonly FlowRow[],
  marks: ReadonlyMap<number, FactMark>,
): ProductTrade | null {
  const totalled = new Set(rows.filter(({ partner }) => partner === world).map(({ year }) => year))
  const exports = rows.filter(({ partner, year }) => (partner === world) === totalled.has(year))
  return tradeOf({ exports, imports: [] }, marks, new Map())
}

/** Where the country sold a product in the newest year, the largest value first. */
function salesByMarket(
  rows: readonly FlowRow[],
  markets: readonly Market[],
): ProductNode['sold_to'] {
  const partners = onceEach(rows).filter(({ partner }) => partner !== world)
  const [newest] = partners
  const byCode = new Map(markets.map((market) => [market.iso2, market]))
  return partners
    .filter(({ year }) => year === newest?.year)
    .toSorted((one, other) => Number(other.value) - Number(one.value))
    .flatMap(({ partner, value }) => {
      const market = byCode.get(partner)
      return market ? [{ market, value: plainDecimal(value) }] : []
    })
}
