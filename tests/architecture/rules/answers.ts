import { endpointAddress, endpointKey, type Endpoint } from '@/lib/api/endpoint'
import { problemSchema } from '@/lib/api/wire-problem'
import { permit, staffAccess, staffRights } from '@/lib/auth/staff-areas'
import { isDeepStrictEqual } from 'node:util'
import { emptyOnTheSeed } from './exceptions'
import type { Rule } from './rule'

/** The calls of a portal, and a way to make them by HTTP without a socket. */
export interface Portal {
  endpoints: readonly Endpoint[]
  /** Makes a request below `/api`; `caller` is the access of the caller. */
  ask: (path: string, init?: RequestInit, caller?: string) => Promise<Response>
}

/** Whether a response has the form of every failure. */
export async function isProblem(response: Response, status?: number): Promise<boolean> {
  const parsed = problemSchema.safeParse(await response.json().catch(() => undefined))
  return (
    parsed.success && response.status >= 400 && (status === undefined || response.status === status)
  )
}

/** Values of parameters that are no ids. */
const knownCodes: Readonly<Record<string, string>> = {
  iso2: 'DE',
  hs: '080410',
  identifier: 'JEX-1001',
}

/**
 * Parameters with which a call answers, with records where it can: ids of the lists that its path
 * names, then small numbers.
 */
async function findParams(portal: Portal, endpoint: Endpoint): Promise<object | undefined> {
  const names = Object.keys(endpoint.params?.shape ?? {})
  const ids = await idsNextTo(portal, endpoint)
  const most = names.length === 1 ? 300 : 5
  const small = Array.from({ length: 9 }, (_, at) => at + 1)
  const candidates = [...new Set([...ids.slice(0, most), ...small])]
  const combinations = names.reduce<object[]>(
    (found, name) => {
      const code = knownCodes[name]
      const values = code === undefined ? candidates : [code]
      return found.flatMap((one) => values.map((value) => ({ ...one, [name]: value })))
    },
    [{}],
  )
  let answered: object | undefined
  for (const params of combinations) {
    const response = await portal.ask(endpointAddress(endpoint, { params }))
    if (response.status !== 200) continue
    if (endpoint.format === 'text' || !isEmpty(await response.json())) return params
    answered ??= params
  }
  return answered
}

async function idsNextTo(portal: Portal, endpoint: Endpoint): Promise<number[]> {
  const word = endpoint.path.split('/')[0] ?? ''
  const lists = portal.endpoints.filter(
    ({ method, path, params, access }) =>
      method === 'GET' && access === 'public' && !params && word.includes(path),
  )
  const answers = await Promise.all(lists.map(async ({ path }) => (await portal.ask(path)).text()))
  return answers.flatMap((text) => [...text.matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id)))
}

function isEmpty(body: unknown): boolean {
  if (Array.isArray(body)) return body.length === 0
  return typeof body === 'object' && body !== null && 'data' in body && isEmpty(body.data)
}

/** What is wrong with the response of a public GET; undefined when it matches the declaration. */
async function wrongAnswer(portal: Portal, endpoint: Endpoint): Promise<string | undefined> {
  const params = await findParams(portal, endpoint)
  const mayBeEmpty = endpointKey(endpoint) in emptyOnTheSeed
  if (!params) return mayBeEmpty ? undefined : 'no record was found that it answers'
  const address = endpointAddress(endpoint, { params })
  const response = await portal.ask(address)
  if (response.status !== 200) return `${address} answers ${response.status}`
  const body: unknown = endpoint.format === 'text' ? await response.text() : await response.json()
  const parsed = endpoint.response.safeParse(body)
  if (!parsed.success)
    return `${address}: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), body))
    return `${address} says more than it declares`
  return isEmpty(body) && !mayBeEmpty ? `${address} is empty` : undefined
}

const callers = [
  'public',
  'user',
  'company',
  'vip',
  ...staffRights.map((right) => `staff:${right}`),
]

/** The callers allowed by an access besides the named one: staff are users, admins have every area. */
function isPermitted(caller: string, access: string): boolean {
  if (access === 'public' || caller === access) return true
  if (access === 'user') return caller !== 'public'
  const [needed] = staffAccess.filter((one) => access === `staff:${one}`)
  const own = staffRights.filter((one) => caller === `staff:${one}`)
  const given = own.includes('admin') ? staffRights : own
  return needed !== undefined && permit(given, needed)
}

const filled = (endpoint: Endpoint) => endpoint.path.replace(/\{\w+\}/g, '1')
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export const answers: readonly Rule<Portal>[] = [
  {
    name: 'answers-as-declared',
    says: 'Every public GET answers the loaded data in its declared shape, with records in it (or is listed in exceptions.ts, emptyOnTheSeed).',
    violations: async (portal) => {
      const found: string[] = []
      for (const endpoint of portal.endpoints) {
        if (endpoint.method !== 'GET' || endpoint.access !== 'public') continue
        const wrong = await wrongAnswer(portal, endpoint)
        if (wrong) found.push(`${endpointKey(endpoint)} (${wrong})`)
      }
      return found
    },
  },
  {
    name: 'access-enforced',
    says: 'A caller without permission is refused before anything is read: 401 when nobody is logged in, else 403.',
    violations: async ({ endpoints, ask }) => {
      const found: string[] = []
      for (const endpoint of endpoints) {
        for (const caller of callers.filter((one) => !isPermitted(one, endpoint.access))) {
          const response = await ask(filled(endpoint), { method: endpoint.method }, caller)
          const refused = await isProblem(response, caller === 'public' ? 401 : 403)
          if (!refused) found.push(`${endpointKey(endpoint)} (${caller}: ${response.status})`)
        }
      }
      return found
    },
  },
  {
    name: 'wrong-method',
    says: 'A known path refuses other methods with 405 and a problem.',
    violations: async ({ endpoints, ask }) => {
      const found: string[] = []
      for (const path of new Set(endpoints.map(filled))) {
        const shape = new RegExp(`^${path.replace(/(?<=^|\/)1(?=\/|$)/g, '(?:1|\\{\\w+\\})')}$`)
        const declared = endpoints.filter((one) => shape.test(one.path)).map(({ method }) => method)
        for (const method of methods.filter((one) => !declared.some((known) => known === one))) {
          const response = await ask(path, { method })
          if (!(await isProblem(response, 405)))
            found.push(`${method} ${path} (${response.status})`)
        }
      }
      return found
    },
  },
  {
    name: 'unknown-path',
    says: 'A path that nothing is declared for answers 404 with a problem, whatever the method.',
    violations: async ({ endpoints, ask }) => {
      const paths = ['', 'no-such-call', ...endpoints.map((one) => `${filled(one)}/and/no/further`)]
      const found: string[] = []
      for (const path of new Set(paths)) {
        for (const method of ['GET', 'POST']) {
          const response = await ask(path, { method })
          if (!(await isProblem(response, 404)))
            found.push(`${method} ${path} (${response.status})`)
        }
      }
      return found
    },
  },
]
