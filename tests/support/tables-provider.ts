import { createServer } from 'node:http'
import { freePort, type Running } from './servers.ts'
import { entities, type Fields } from './table-entities.ts'

type Item = Readonly<Record<string, unknown>>

const pick = (record: Item, fields: Fields): Item =>
  Object.fromEntries(fields.map((field) => [field, record[field]]))

/** The record's picture at the provider's own address. */
const pictured = (record: Item, kind: string): Item => ({
  ...record,
  image: record.image === null ? null : `storage/${kind}/${String(record.id ?? 1)}.png`,
})

/** Older items have their creation instant, as databases print it, newer ones their day. */
function newsOf(record: Item, place: number): Item {
  const date = place % 2 === 0 ? { news_date: record.news_date } : { created_at: printed(record) }
  return { ...pictured(pick(record, entities.news), 'news'), ...date }
}

const printed = ({ news_date }: Item) => `${String(news_date)} 09:00:00`

interface Source {
  one: (path: string) => Promise<Item>
  list: (path: string) => Promise<Item[]>
}

/** The responses of the provider, in the shape of the tables. */
async function answersFrom({ one, list }: Source): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>()
  const lists: readonly (readonly [path: string, fields: Fields])[] = [
    ['sponsors', entities.sponsor],
    ['new_faq', entities.faq],
    ['new_faq/1', entities.faq],
    ['new_faq/1/1', entities.faq],
    ['new_faq/1/2', entities.faq],
    ['new_faq/1/3', entities.faq],
    ['contact-us', entities.office],
    ['guideE', entities.guide],
    ['home-slider', entities.slide],
    ['countries', entities.country],
    ['industries', entities.sector],
    ['experts', entities.expert],
    ['pool', entities.pool],
    ['free-trade-agreements', entities.agreement],
    ['fta-country-agreements', entities.agreement],
    ['exports', entities.institution],
    ['exports-type', entities.type],
    ['exports-mode', entities.mode],
    ['exports-gov', entities.place],
    ['events', entities.event],
    ['events-type', entities.sector],
    ['events-mode', entities.sector],
    ['credentials', entities.credential],
    ['credential-types', entities.sector],
    ['governorates', entities.place],
    ['positions', entities.place],
    ['type_of_client', entities.sector],
    ['type_of_barriers', entities.sector],
    ['industries-for-products', entities.industry],
    ['industries-for-services', entities.industry],
    ['international-buyers', entities.company],
    ['events-for-global-search', entities.foundEvent],
    ['free-trade-agreements-for-global-search', entities.foundText],
    ['exports-for-global-search', entities.foundName],
    ['international-buyers-for-global-search', entities.company],
    ['pool-for-global-search', entities.foundExpert],
    ['news-for-global-search', entities.foundText],
    ...[1, 2, 3, 5, 6, 7].map((id) => [`enquiries-page/${id}`, entities.enquiryFormPage] as const),
  ]
  for (const [path, fields] of lists) {
    answers.set(
      path,
      (await list(path)).map((record) => pick(pictured(record, path), fields)),
    )
  }
  for (const { id } of await list('sponsors')) {
    answers.set(
      `sponsors/${String(id)}`,
      pick(await one(`sponsors/${String(id)}`), entities.sponsor),
    )
  }
  const accounts = await list('social-media')
  answers.set(
    'social-media',
    accounts.map((account) =>
      pictured({ ...pick(account, entities.account), image: '' }, 'social'),
    ),
  )
  for (const [path, fields] of [
    ['partners', entities.partners],
    ['je-goals', entities.goals],
    ['become-a-member', entities.membership],
  ] as const) {
    answers.set(path, pick(pictured(await one(path), path), fields))
  }
  answers.set('home-blocks', {
    data: (await list('home-blocks')).map((block) => pick(block, entities.block)),
  })
  const news = (await list('news')).map(newsOf)
  answers.set('news', news.toReversed())
  answers.set('home-news', news.slice(0, 8).toReversed())
  await addMenus(answers, { one, list })
  return answers
}

/** A provider of the tables has no page of markets. */
const leadsToMarkets = ({ path }: Item) => path === '/markets'

async function addMenus(answers: Map<string, unknown>, { one, list }: Source): Promise<void> {
  const all = (await list('menu-1-children-all')).filter((entry) => !leadsToMarkets(entry))
  answers.set(
    'menu-1-children-all',
    all.map((entry) => ({ ...pick(entry, entities.menuPage), childs: [] })),
  )
  for (const { id } of all.filter(({ menu_id }) => menu_id === 1)) {
    const path = `menu-1-children/${String(id)}`
    const entry = await one(path)
    answers.set(path, { ...pick(entry, entities.banner), page_belongs: entry.page_belongs })
  }
  const top = await list('menu-1-pages/1')
  answers.set(
    'menu-1-pages/1',
    top.map((page) => pick(page, entities.navigation)),
  )
  const tree = (await list('menu-1-tree/2')).filter(
    (page) => !itemsIn(page.childs).some(leadsToMarkets),
  )
  answers.set(
    'menu-1-tree/2',
    tree.map((page) => ({
      ...pick(page, entities.navigation),
      childs: itemsIn(page.childs).map((child) => pick(child, entities.child)),
    })),
  )
  const pages = [...top.map(({ id }) => [id, 1]), [1, 3], [2, 3], [3, 3]]
  for (const [id, menu] of pages) {
    const path = `menu-1-children-by-page/${String(id)}?menu_id=${String(menu)}`
    const entries = (await list(path)).filter((entry) => !leadsToMarkets(entry))
    answers.set(
      path,
      entries.map((entry) => pick(entry, entities.menuPage)),
    )
  }
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null

const itemsIn = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : [])

/** The calls of a portal as they come, lists also out of `{ data }`. */
function portalAt(origin: string): Source {
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`${origin}/api/${path}`)).json()
  const one = async (path: string) => {
    const answer = await ask(path)
    return isItem(answer) ? answer : {}
  }
  const list = async (path: string) => {
    const answer = await ask(path)
    return itemsIn(isItem(answer) && 'data' in answer ? answer.data : answer)
  }
  return { one, list }
}

const aPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * A provider that knows only the calls of the specification's tables, with records that hold only
 * the fields it names, made from those of a portal. It has its pictures at its own addresses, prints
 * instants as databases do and sends news oldest first. Everything else is 404.
 */
export async function serveTablesOnly(portal: string): Promise<Running> {
  const answers = await answersFrom(portalAt(portal))
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider')
    const menu = searchParams.get('menu_id')
    const path = `${pathname.replace(/^\/api\//, '')}${menu === null ? '' : `?menu_id=${menu}`}`
    const answer = answers.get(path)
    if (pathname.startsWith('/storage/')) {
      response.setHeader('content-type', 'image/png').end(aPicture)
    } else if (answer === undefined) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
    } else {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    }
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
