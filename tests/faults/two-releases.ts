import { globSync, readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { debianBrowser } from '../support/debian-browser.ts'
import { enquiryWith, register } from './portal-people.ts'
import { startPortals, type Portals } from './portals.ts'
import { finished } from './restarts.ts'
import { firstLine } from './disks.ts'
import type { Rounds } from './rounds.ts'
import { secondMark, secondRelease } from './second-release.ts'
import { SteadyLoad } from './steady-load.ts'
import { SwitchedPerson } from './switched-person.ts'

const paths = ['/', '/ar', '/news', '/contact-us', '/ar/contact-us', '/auth/login']
/** Every instance is asked for every file. */
const asks = 3

/** F15: the instances are replaced by those of another release, one by one, and both serve in the meantime. */
export async function twoReleases(rounds: Rounds): Promise<void> {
  const portals = await startPortals()
  if (!portals) return rounds.skip('F15 two releases', 'there are no server programs')
  let browser: Browser | undefined
  try {
    browser = await chromium.launch({ args: ['--no-sandbox'], ...debianBrowser() })
  } catch (error) {
    rounds.skip('F15 a person in a browser during the switch', firstLine(error))
  }
  const second = await secondRelease()
  try {
    await rounds.run('F15 two releases have no name for two files', () =>
      Promise.resolve(namesOf(second.folder)),
    )
    await switchOver(rounds, portals, second.folder, browser)
  } finally {
    await browser?.close()
    await portals.remove()
    second.remove()
  }
}

/** Throws where a file of both releases has two contents: caches keep them by their names. */
function namesOf(folder: string): string {
  const names = globSync('.next/static/**/*.*', { cwd: folder })
  const both = names.filter((name) => globSync(name).length > 0)
  const differing = both.filter(
    (name) => !readFileSync(name).equals(readFileSync(join(folder, name))),
  )
  if (differing.length > 0) throw new Error(differing.join(', '))
  if (both.length === names.length) throw new Error('the releases do not differ')
  return `${names.length - both.length} of ${names.length} files are of the second alone`
}

async function switchOver(
  rounds: Rounds,
  portals: Portals,
  folder: string,
  browser: Browser | undefined,
): Promise<void> {
  const { origin } = portals.proxy
  const { token } = await register(origin)
  const load = new SteadyLoad(origin, () => ({ token, body: enquiryWith(randomUUID()) }))
  const person = browser && (await SwitchedPerson.at(origin, browser))
  const filed = new Set<number>()
  const before = await (await fetch(`${origin}/contact-us`)).text()
  await portals.migrate()
  const last = portals.origins.length - 1
  for (const place of portals.origins.keys()) {
    const name = `F15 instance ${place + 1} of ${last + 1} is of the second release`
    await rounds.run(`${name}, under load`, async () => {
      const { answered, failures } = await load.during(async () => {
        const used = person?.use()
        await Promise.all([portals.restart(place, {}, folder), used])
        await person?.use()
      })
      if (failures.length > 0) throw new Error(failures.join(', '))
      return `${answered} requests, none failed${person ? `; ${person.report()}` : ''}`
    })
    if (place === last) continue
    await rounds.run(`${name}, each page has its own files`, () => ownFiles(origin, folder))
  }
  if (person) {
    await rounds.run('F15 a tab of the first release, once it has ended', () => person.goesOn())
    await rounds.run('F15 a page that a cache kept from the first release', () =>
      person.reloads('/contact-us', before),
    )
    for (const id of person.filed) filed.add(id)
  }
  for (const id of load.filed) filed.add(id)
  await rounds.run('F15 nothing acknowledged is lost', () => finished(portals, filed))
}

/** Asks for pages until both releases have answered, and for all that each names, at every instance. */
async function ownFiles(origin: string, folder: string): Promise<string> {
  const seen = new Map<string, number>()
  for (const path of paths) {
    for (let ask = 0; ask < asks; ask += 1) {
      const page = await textAt(`${origin}${path}`)
      const release = page.includes(secondMark) ? folder : process.cwd()
      const files = new Set(page.match(/\/_next\/(?:static|payload)\/[^"'\\)#\s]+/g))
      for (const file of files) await requireOwn(origin, file, release)
      seen.set(release, (seen.get(release) ?? 0) + files.size)
    }
  }
  if (seen.size !== 2) throw new Error('only one release answered')
  return `${[...seen.values()].join(' and ')} files, each sent by its own release, ${asks} times`
}

async function requireOwn(origin: string, file: string, release: string): Promise<void> {
  const address = `${origin}${file.replaceAll('&amp;', '&')}`
  for (let ask = 0; ask < asks; ask += 1) {
    const answer = await fetch(address)
    const sent = Buffer.from(await answer.arrayBuffer())
    if (answer.status !== 200) throw new Error(`${file} is answered ${answer.status}`)
    if (!isOf(release, file, sent)) throw new Error(`${file} is of the other release`)
  }
}

/** A payload names its build. A file is what the build made, with a hint to the compiler before it. */
function isOf(release: string, file: string, sent: Buffer): boolean {
  const build = readFileSync(join(release, '.next/BUILD_ID'), 'utf8').trim()
  if (file.startsWith('/_next/payload/')) return sent.includes(build)
  if (file.startsWith('/_next/static/styles/')) return sent.length > 0
  const made = readFileSync(join(release, file.replace('/_next/', '.next/').split('?')[0] ?? ''))
  return sent.subarray(sent.length - made.length).equals(made)
}

async function textAt(address: string): Promise<string> {
  return (await fetch(address, { headers: { cookie: 'locale=en' } })).text()
}
