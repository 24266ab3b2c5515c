import { createHash, randomUUID } from 'node:crypto'
import { execute } from '../support/postgres.ts'
import { clockShiftedBy } from '../support/clock.ts'
import { pdfWith } from '../support/uploads.ts'
import { call, startPortals, type Portals } from './portals.ts'
import { exhaustion } from './exhaustion.ts'
import { enquiryWith, register } from './portal-people.ts'
import { restartsUnderLoad } from './restarts.ts'
import type { Rounds } from './rounds.ts'

/** How soon a publication is seen at every instance, in milliseconds. */
const seenLimit = 2_000
const loginLimit = 30
const patience = 60_000
const day = 86_400

/** F11, F14, F15, F18 and F19: three instances and two workers, behind a proxy that asks them in turn. */
export async function severalInstances(rounds: Rounds): Promise<void> {
  const portals = await startPortals()
  if (!portals) return rounds.skip('F14 several instances', 'there are no server programs')
  try {
    await shared(rounds, 'F14', portals)
    await restartsUnderLoad(rounds, portals)
    await exhaustion(rounds, portals)
    await portals.restart(1, clockShiftedBy(-day))
    await portals.restart(2, clockShiftedBy(day))
    await shared(rounds, 'F11 clocks two days apart:', portals)
  } finally {
    await portals.remove()
  }
}

/** What holds at all instances as at one. */
async function shared(rounds: Rounds, name: string, portals: Portals): Promise<void> {
  const works = { publication, lostListener, session, logins, doubleClick, edits, upload }
  for (const [what, work] of Object.entries(works)) {
    const title = what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    await rounds.run(`${name} ${title}`, () => work(portals))
  }
}

const everywhere = <Answer>({ origins }: Portals, ask: (origin: string) => Promise<Answer>) =>
  Promise.all(origins.map(ask))

/** Throws unless all are this. */
function requireAll<Value>(what: string, found: readonly Value[], wanted: Value): void {
  if (found.some((one) => one !== wanted)) throw new Error(`${what}: ${found.join(', ')}`)
}

/** Publishes a story at the first instance; milliseconds until all list it on their page. */
async function publish(portals: Portals): Promise<number> {
  const { admin, origins } = portals
  const title = `Olives ${randomUUID()}`
  const record = {
    DESCRIPTION_ENG: title,
    DESCRIPTION_ARA: `زيتون ${title}`,
    TARIFF_ENG: '<p>Text</p>',
    TARIFF_ARA: '<p>نص</p>',
    meta_description_en: null,
    meta_description_ar: null,
    image: null,
    image_alt_eng: null,
    image_alt_ara: null,
    industries: [],
    news_date: '2026-11-20',
    status: 1,
  }
  const page = async (origin: string) => (await fetch(`${origin}/news`)).text()
  await everywhere(portals, page)
  const path = 'admin/content/news'
  const [first = ''] = origins
  const made = await call(first, path, { token: admin, body: { record } })
  const step = { token: admin, body: { version: made.body.version } }
  const published = await call(first, `${path}/${made.body.id}/publish`, step)
  if (published.status !== 200) throw new Error(JSON.stringify([made, published]))
  const since = performance.now()
  for (;;) {
    const pages = await everywhere(portals, page)
    const took = performance.now() - since
    if (pages.every((text) => text.includes(title))) return took
    if (took > patience) throw new Error('an instance shows an old page')
  }
}

async function publication(portals: Portals): Promise<string> {
  const off = { token: portals.admin, method: 'PUT', body: { four_eyes: false } }
  await call(portals.proxy.origin, 'admin/content-kinds/news', off)
  return inTime(await publish(portals))
}

/** The connections on which instances listen are cut. */
async function lostListener(portals: Portals): Promise<string> {
  await execute(
    portals.postgres.url,
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`,
  )
  return inTime(await publish(portals))
}

function inTime(took: number): string {
  if (took > seenLimit) throw new Error(`seen everywhere only after ${Math.round(took)} ms`)
  return `seen everywhere after ${Math.round(took)} ms`
}

async function session(portals: Portals): Promise<string> {
  const [first = '', second = ''] = portals.origins
  const { token } = await register(first)
  const statuses = () =>
    everywhere(portals, async (origin) => (await call(origin, 'user', { token })).status)
  requireAll('logged in', await statuses(), 200)
  await call(second, 'logout', { token, method: 'POST', body: {} })
  requireAll('logged out', await statuses(), 401)
  return 'opened at one and ended at another, for all'
}

/** Guesses from one address at all instances together. */
async function logins({ proxy }: Portals): Promise<string> {
  const address = `198.51.100.${1 + Math.floor(Math.random() * 250)}`
  const tried = await Promise.all(
    Array.from({ length: loginLimit * 2 }, () => {
      const body = { email: `${randomUUID()}@portal.example`, password: 'a wrong password' }
      return call(proxy.origin, 'login', { body, address })
    }),
  )
  const judged = tried.filter(({ status }) => status !== 429).length
  if (judged !== loginLimit) throw new Error(`${judged} of ${loginLimit} logins were judged`)
  return `${judged} of ${tried.length} logins were judged`
}

/** One enquiry, sent to all instances at once. */
async function doubleClick(portals: Portals): Promise<string> {
  const { token } = await register(portals.proxy.origin)
  const body = enquiryWith(randomUUID())
  const answers = await everywhere(portals, (origin) =>
    call(origin, 'all-enquiries', { token, body }),
  )
  requireAll(
    'sent',
    answers.map(({ status }) => status),
    200,
  )
  if (new Set(answers.map(({ body: { id } }) => id)).size !== 1) throw new Error('filed twice')
  return 'filed once'
}

/** Two editors save the same version at two instances. */
async function edits({ admin, origins }: Portals): Promise<string> {
  const [first = '', second = ''] = origins
  const path = 'admin/content/faqs'
  const { id } = (await call(first, `${path}?per_page=1`, { token: admin })).body.data[0]
  const { version, record } = (await call(first, `${path}/${id}`, { token: admin })).body
  const save = (origin: string) =>
    call(origin, `${path}/${id}`, { token: admin, method: 'PUT', body: { version, record } })
  const saved = await Promise.all([save(first), save(second)])
  const statuses = saved.map(({ status }) => status).toSorted()
  if (String(statuses) !== '200,409') throw new Error(`answered ${statuses}`)
  return 'one saved, the other refused'
}

async function upload(portals: Portals): Promise<string> {
  const [first = ''] = portals.origins
  const bytes = pdfWith()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'study.pdf', { type: 'application/pdf' }))
  const { status, body } = await call(first, 'admin/media', { token: portals.admin, body: form })
  if (status !== 200) throw new Error(`stored with ${status} ${JSON.stringify(body)}`)
  const sums = await everywhere(portals, async (origin) => {
    const headers = { authorization: `Bearer ${portals.admin}` }
    const answer = await fetch(new URL(body.address, origin), { headers })
    return sumOf(new Uint8Array(await answer.arrayBuffer()))
  })
  requireAll('served', sums, sumOf(bytes))
  return `${bytes.length} bytes stored at one, served by all`
}

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
