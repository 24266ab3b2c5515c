import { apiServer } from '@/app/api/api-server'
import { identify, openSessions } from '@/features/accounts/sessions/server/sessions'
import { endpointKey, type Access } from '@/lib/api/endpoint'
import { mount } from '@/lib/api/mount'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

const database = useTestDatabase(loadedTemplate)
const { app } = mount(apiServer.routes, { identify })

/** A sample account that may make the calls of each access; none where no login is needed. */
const callers = {
  public: null,
  user: 'visitor@portal.example',
  company: 'exporter@portal.example',
  vip: 'vip@portal.example',
  staff: 'admin@portal.example',
} as const

const kindOf = (access: Access) =>
  access === 'public' || access === 'user' || access === 'company' || access === 'vip'
    ? access
    : 'staff'

const bearers = new Map<string, string>()

beforeAll(async () => {
  for (const email of Object.values(callers)) {
    if (email === null || bearers.has(email)) continue
    const [found] = await database.db.select().from(users).where(eq(users.email, email))
    if (!found) throw new Error(`There is no ${email}.`)
    const person = { id: found.id, isStaff: found.staff_roles.length > 0, remember: false }
    const { token } = await openSessions(database.db, person, contextInProcess(anonymous, 'test'))
    bearers.set(email, `Bearer ${token}`)
  }
})

/** Texts that leave a builder of conditions without a term, or end one of its strings. */
const hostile = [
  "'",
  '"',
  '.',
  '-',
  '%',
  '_',
  '\\',
  "' or 1=1 --",
  '&|!():*<->',
  "it's",
  '\u0000',
  '\ud83d\ude00',
  '\u0640\u064b',
  ' ',
  '',
  '\u0627\u0644',
  '1,2,x',
  '-1',
  '99999999999999999999',
  '0000-00-00',
  'a'.repeat(5_000),
  'ab '.repeat(66),
]

const lists = apiServer.routes
  .map(({ endpoint }) => endpoint)
  .flatMap((endpoint) =>
    endpoint.method === 'GET' && endpoint.query
      ? [{ endpoint, names: Object.keys(endpoint.query.shape) }]
      : [],
  )

async function statusOf({ endpoint }: (typeof lists)[number], query: URLSearchParams) {
  const email = callers[kindOf(endpoint.access)]
  const path = endpoint.path.replace(/\{\w+\}/g, '1')
  const headers: Record<string, string> =
    email === null ? {} : { authorization: bearers.get(email) ?? '' }
  const address = `http://portal.example/api/${path}?${query}`
  return (await app.fetch(new Request(address, { headers }))).status
}

/** Neither a failure of the server nor a refusal before the filter was read. */
const answered = (status: number) => status < 500 && ![401, 403, 429].includes(status)

describe('hostile texts in the filters of a list', () => {
  it('are tried on every list', () => {
    expect(lists.length).toBeGreaterThan(40)
  })

  for (const list of lists) {
    it(`never fail ${endpointKey(list.endpoint)}`, async () => {
      const failed: string[] = []
      for (const name of list.names) {
        for (const text of hostile) {
          const status = await statusOf(list, new URLSearchParams({ [name]: text }))
          if (!answered(status)) failed.push(`${name}=${text.slice(0, 40)}: ${status}`)
        }
      }
      for (const text of hostile) {
        const all = new URLSearchParams(list.names.map((name) => [name, text]))
        const status = await statusOf(list, all)
        if (!answered(status)) failed.push(`all=${text.slice(0, 40)}: ${status}`)
      }
      expect(failed).toEqual([])
    })
  }
})

/** Any text, any characters of the languages of the portal, and pieces of what ends a query. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(fc.constantFrom(...hostile.slice(0, 16), 'olive', '0', ','), { maxLength: 6 })
    .map((parts) => parts.join('')),
)

describe('any texts in any filters of any list', () => {
  it('never fail', async () => {
    const request = fc.constantFrom(...lists).chain((list) =>
      fc.record({
        list: fc.constant(list),
        query: fc.array(fc.tuple(fc.constantFrom(...list.names), anyText), {
          minLength: 1,
          maxLength: 5,
        }),
      }),
    )
    const check = fc.asyncProperty(request, async ({ list, query }) => {
      const status = await statusOf(list, new URLSearchParams(query))
      expect(answered(status), `${endpointKey(list.endpoint)}: ${status}`).toBe(true)
    })
    await fc.assert(check, { numRuns: 150 })
  })
})

describe('a text without letters or digits', () => {
  it('limits the audit log to nobody', async () => {
    const trail = lists.find(({ endpoint }) => endpoint.path === 'admin/trail')
    if (!trail) throw new Error('There is no audit log.')
    expect(await statusOf(trail, new URLSearchParams({ person: "'" }))).toBe(200)
  })
})
