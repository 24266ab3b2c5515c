import { apiServer } from '@/app/api/api-server'
import { endpointKey } from '@/lib/api/endpoint'
import { builtInRoles, staffAreas } from '@/lib/auth/staff-areas'
import { composeRole, join, type LoggedIn } from '@/tests/support/composed-staff'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeAll, expect, it } from 'vitest'

const database = useTestDatabase(loadedTemplate)

/** Each role that every portal has, and one composed of a single area. */
const columns = [...builtInRoles, ...staffAreas]

/**
 * What each role opens: `x` where its people may make the calls of a family, `.` where each of them
 * answers 403. A call belongs to the first family whose pattern fits.
 */
const table: readonly (readonly [family: string, calls: RegExp, open: string])[] = [
  //                                                      editor officer admin
  //                                                      |   content data cases barriers
  //                                                      |   |    requests events
  //                                                      |   |    | companies products services
  //                                                      |   |    | |  people numbers
  [
    'content, its files and upkeep',
    /^(GET|POST|PUT|DELETE) admin\/(content-work|content-order|content\/|media|upkeep)/,
    'x.x x..........',
  ],
  ['the kinds of content', /^GET admin\/content-kinds/, 'x.x x..........'],
  ['credentials', / credentials/, 'x.x x..........'],
  ['facts of markets', / admin\/market-facts/, 'x.x x..........'],
  ['market data', / admin\/market-/, 'x.x .x.........'],
  ['search', / admin\/search/, 'x.x .x.........'],
  [
    'cases',
    / admin\/(enquiries|enquiry-|officers|reply-templates|service-levels$)/,
    '.xx ..x........',
  ],
  ['holidays', /^GET admin\/holidays/, '.xx ..x........'],
  ['barriers', / admin\/barrier/, '.xx ...x.......'],
  ['requests of buyers', / admin\/(buying-requests|quotation-)/, '.xx ....x......'],
  ['outcomes of a case', / admin\/outcomes$/, '.xx ..x.x......'],
  ['events', / admin\/event-/, '.xx .....x.....'],
  ['the company beside an approval', / admin\/companies\/\{id\}\/activity/, '.xx ......xxx..'],
  ['the queue of approvals', / admin\/approvals/, '.xx ......xxx..'],
  ['approval of companies', / admin\/companies/, '.xx ......x....'],
  ['approval of products', / admin\/products/, '.xx .......x...'],
  ['approval of services', / admin\/services/, '.xx ........x..'],
  [
    'numbers',
    / admin\/(insight|page-feedback|export-plan-figures|outcome-numbers)/,
    '.xx ..........x',
  ],
  [
    'invitations and second factors',
    /(POST admin\/users$|\/invitation|\/second-factor)/,
    '..x ...........',
  ],
  ['people', / admin\/(users|company-names)/, '..x .........x.'],
  ['everything else', / admin\//, '..x ...........'],
]

const calls = apiServer.routes
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access.startsWith('staff:'))
const keyOf = (call: (typeof calls)[number]) =>
  endpointKey(call).replace(/^(PUT|POST) admin\/service-levels\/.*/, '$1 admin/settings')

const people = new Map<string, LoggedIn>()
let visitor: number

beforeAll(async () => {
  for (const role of builtInRoles) people.set(role, await join(database, { roles: [role] }))
  for (const area of staffAreas) {
    const composed = await composeRole(database, { areas: [area] })
    people.set(area, await join(database, { composed }))
  }
  visitor = (await join(database, {})).id
})

const familyOf = (key: string) => table.find(([, pattern]) => pattern.test(key))?.[0]

it('each call of staff belongs to a family, and each family has calls', () => {
  const found = new Set(calls.map((call) => familyOf(keyOf(call))))
  expect(found).toEqual(new Set(table.map(([family]) => family)))
})

for (const [family, , open] of table) {
  it(`the calls of ${family} are open to those who have the area, and 403 for others`, async () => {
    const marks = open.replaceAll(' ', '')
    expect(marks).toHaveLength(columns.length)
    const wrong: string[] = []
    for (const call of calls.filter((one) => familyOf(keyOf(one)) === family)) {
      // The admin comes last: what admins may do empties lists.
      for (const role of columns.toSorted((one) => (one === 'admin' ? 1 : 0))) {
        const path = call.path.replace('users/{id}', `users/${visitor}`).replace(/\{kind\}/, 'news')
        const address = path.replace(/\{\w+\}/g, '1')
        const { status } = (await people.get(role)?.ask(call.method, address)) ?? { status: 0 }
        const isOpen = marks[columns.indexOf(role)] === 'x'
        const fits = isOpen ? ![0, 401, 403].includes(status) && status < 500 : status === 403
        if (!fits) wrong.push(`${role}: ${endpointKey(call)} answers ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })
}
