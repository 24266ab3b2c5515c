import { endpoint, type Endpoint } from '@/lib/api/endpoint'
import { mount } from '@/lib/api/mount'
import { Problem } from '@/lib/api/problem'
import { staffRights } from '@/lib/auth/staff-areas'
import { route } from '@/tests/support/route'
import { z } from 'zod'
import type { Portal } from '../rules/answers'
import { callerFrom, portalOf } from '../rules/callers'
import type { Documented } from '../rules/openapi'

const id = z.object({ id: z.coerce.number().int().min(1).max(99) })
const item = z.object({ id: z.number() })

const right = endpoint({
  method: 'GET',
  path: 'items/{id}',
  summary: 'One item',
  access: 'public',
  params: id,
  response: item,
  tags: ['items'],
})
const list = endpoint({ ...right, path: 'items', params: undefined, response: z.array(item) })

/** Endpoints of which some break one rule, and the names it must give. */
interface Violating<Subject> {
  subject: Subject
  broken: readonly string[]
}

const declared = (change: object): Endpoint => Object.assign({ ...right }, change)

function declarations(
  changes: readonly object[],
  broken: readonly string[],
): Violating<readonly Endpoint[]> {
  return { subject: [right, list, ...changes.map(declared)], broken }
}

/** At least one violating fixture, for each rule of declarations. */
export const violatingEndpoints: Readonly<Record<string, Violating<readonly Endpoint[]>>> = {
  'access-declared': declarations(
    [
      { path: 'a/{id}', access: undefined },
      { path: 'b/{id}', access: 'staff' },
    ],
    ['GET a/{id}', 'GET b/{id}'],
  ),
  'summary-declared': declarations(
    [
      { path: 'a/{id}', summary: ' ' },
      { path: 'b/{id}', summary: 'An item.' },
    ],
    ['GET a/{id}', 'GET b/{id}'],
  ),
  'one-call-once': declarations(
    [{ path: 'items/{key}', params: z.object({ key: z.string() }) }],
    ['GET items/{key}'],
  ),
  'path-style': declarations(
    [
      { path: '/items/{id}' },
      { path: 'items/:id' },
      { path: 'items/{id}/' },
      { path: 'my items/{id}' },
    ],
    ['GET /items/{id}', 'GET items/:id', 'GET items/{id}/', 'GET my items/{id}'],
  ),
  'parameters-declared': declarations(
    [{ path: 'a/{key}' }, { path: 'b' }, { path: 'c/{id}/{part}' }],
    ['GET a/{key}', 'GET b', 'GET c/{id}/{part}'],
  ),
  'reads-have-no-body': declarations(
    [
      { path: 'a/{id}', body: item },
      { method: 'PUT', path: 'b/{id}', body: item },
    ],
    ['GET a/{id}'],
  ),
  'reads-carry-tags': declarations(
    [
      { path: 'a/{id}', tags: undefined },
      { path: 'b/{id}', tags: [] },
      { path: 'c/{id}', tags: undefined, personal: true },
      { path: 'd/{id}', tags: undefined, access: 'user' },
    ],
    ['GET a/{id}', 'GET b/{id}'],
  ),
  'open-writes-are-limited': declarations(
    [
      { method: 'POST', path: 'a/{id}' },
      { method: 'POST', path: 'b/{id}', limit: 'feedback' },
      { method: 'POST', path: 'c/{id}', access: 'user' },
    ],
    ['POST a/{id}'],
  ),
  'problems-are-known': declarations(
    [
      { path: 'a/{id}', errors: ['gone'] },
      { path: 'b/{id}', errors: ['not_found', 'not_found'] },
    ],
    ['GET a/{id}', 'GET b/{id}'],
  ),
}

const described = {
  operationId: 'GET_items_id',
  summary: 'One item',
  parameters: [{ name: 'id', in: 'path', required: true, schema: {} }],
  responses: {
    200: {
      description: 'Successful response',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } },
    },
  },
  security: [],
}
const rightDocument = {
  openapi: '3.1.0',
  info: { title: 'Portal API', version: '1' },
  servers: [{ url: 'https://portal.example/api' }],
  paths: { '/items/{id}': { get: described } },
  components: { schemas: { Item: { type: 'object' } } },
}

function documents(document: object, broken: readonly string[]): Violating<Documented> {
  return { subject: { endpoints: [right], document }, broken }
}

/** At least one violating fixture, for each rule of the OpenAPI document. */
export const violatingDocuments: Readonly<Record<string, Violating<Documented>>> = {
  'document-is-valid': documents({ ...rightDocument, info: { title: '', version: '1' } }, [
    'info.title (Too small: expected string to have >=1 characters)',
  ]),
  'every-call-is-described': documents(
    {
      ...rightDocument,
      paths: {
        '/items/{id}': { get: { ...described, parameters: [] } },
        '/parts': { get: { ...described, parameters: [] } },
      },
    },
    ['GET items/{id} {id}', 'GET items/{id} ', 'GET parts '],
  ),
  'operations-have-own-ids': documents(
    { ...rightDocument, paths: { ...rightDocument.paths, '/parts/{id}': { get: described } } },
    ['GET_items_id'],
  ),
  'references-lead-somewhere': documents({ ...rightDocument, components: { schemas: {} } }, [
    '#/components/schemas/Item',
  ]),
}

/** The right document, against which no rule has anything. */
export const rightDocumented: Documented = { endpoints: [right], document: rightDocument }

const rightRoutes = [
  route(list, () => Promise.resolve([{ id: 7 }])),
  route(right, ({ params }) => {
    if (params.id !== 7) throw new Problem('not_found')
    return Promise.resolve({ id: 7 })
  }),
]

/** A portal in which all is right, and on which the violating ones are built. */
export const rightPortal = portalOf(mount(rightRoutes, { identify: callerFrom }))

/** A portal with one more call, answered by hand, past the API server that would check it. */
function answering(
  change: Partial<Endpoint>,
  answer: (request: Request) => Response | undefined,
): Portal {
  const more = declared(change)
  return {
    endpoints: [...rightPortal.endpoints, more],
    ask: async (path, init, caller) => {
      const wanted = new Request(`http://portal.example/${path}`, init)
      const named = path.startsWith(more.path.split('/')[0] ?? '')
      return (named ? answer(wanted) : undefined) ?? rightPortal.ask(path, init, caller)
    },
  }
}

const numbered = endpoint({ ...list, path: 'words', query: z.object({ q: z.string().optional() }) })
const failing = mount(
  [
    ...rightRoutes,
    route(numbered, ({ query }) => Promise.resolve([{ id: Number(BigInt(query.q ?? '1')) }])),
  ],
  { identify: callerFrom },
)

const ok = (body: unknown) => () => Response.json(body)
const onlyGet = (request: Request) =>
  request.method === 'GET' ? undefined : new Response(null, { status: 404 })

/** At least one violating fixture, for each rule of answers. */
export const violatingPortals: Readonly<Record<string, Violating<Portal>>> = {
  'answers-as-declared': {
    subject: answering(
      { path: 'parts', params: undefined, response: z.array(item) },
      ok([{ id: 'seven' }]),
    ),
    broken: ['GET parts (parts: 0.id Invalid input: expected number, received string)'],
  },
  'access-enforced': {
    subject: answering({ path: 'members', params: undefined, access: 'vip' }, ok({ id: 1 })),
    broken: ['public', 'user', 'company', ...staffRights.map((right) => `staff:${right}`)].map(
      (caller) => `GET members (${caller}: 200)`,
    ),
  },
  'wrong-method': {
    subject: answering({ path: 'parts', params: undefined }, onlyGet),
    broken: ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} parts (404)`),
  },
  'unknown-path': {
    subject: {
      ...rightPortal,
      ask: () => Promise.resolve(new Response('<h1>404</h1>', { status: 404 })),
    },
    broken: ['', 'no-such-call', 'items/and/no/further', 'items/1/and/no/further'].flatMap(
      (path) => [`GET ${path} (404)`, `POST ${path} (404)`],
    ),
  },
}

/** A portal in which a verb trusts a text to be a number. */
export const failingPortal = portalOf(failing)
