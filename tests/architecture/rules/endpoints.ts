import { endpointKey, type Endpoint } from '@/lib/api/endpoint'
import { problemCodes } from '@/lib/api/problem'
import { staffAccess } from '@/lib/auth/staff-areas'
import { keptByNobody } from './exceptions'
import type { Rule } from './rule'

const known: ReadonlySet<string> = new Set([
  'public',
  'user',
  'company',
  'vip',
  ...staffAccess.map((area) => `staff:${area}`),
])
const pathStyle = /^(?:[a-z0-9][\w-]*|\{\w+\})(?:\/(?:[a-z0-9][\w-]*|\{\w+\}))*$/i

const parametersIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** A rule that one declaration can break by itself. */
function declaration(
  name: string,
  says: string,
  violates: (one: Endpoint) => boolean,
): Rule<readonly Endpoint[]> {
  return { name, says, violations: (endpoints) => endpoints.filter(violates).map(endpointKey) }
}

export const endpoints: readonly Rule<readonly Endpoint[]>[] = [
  declaration(
    'access-declared',
    'An endpoint says who may call it: public, user, company, vip or staff:<area>. There is no default.',
    ({ access }) => !known.has(access),
  ),
  declaration(
    'summary-declared',
    'An endpoint says in one line, without a full stop, what it answers: the documentation is made of it.',
    ({ summary }) => summary.trim() === '' || summary.includes('\n') || summary.endsWith('.'),
  ),
  {
    name: 'one-call-once',
    says: 'A call is declared once: no two endpoints share method and path, also where their parameters have other names.',
    violations: (all) => {
      const shape = (one: Endpoint) => `${one.method} ${one.path.replace(/\{\w+\}/g, '{}')}`
      const seen = new Set<string>()
      return all.filter((one) => seen.has(shape(one)) || !seen.add(shape(one))).map(endpointKey)
    },
  },
  declaration(
    'path-style',
    'A path stands below /api without a slash at its ends: words of letters, digits, - and _, parameters in braces.',
    ({ path }) => !pathStyle.test(path),
  ),
  declaration(
    'parameters-declared',
    'Every parameter in a path has its schema, and every schema its place in the path.',
    ({ path, params }) =>
      parametersIn(path).toSorted().join() !==
      Object.keys(params?.shape ?? {})
        .toSorted()
        .join(),
  ),
  declaration(
    'reads-have-no-body',
    'GET and DELETE name what they mean by path and query; only POST and PUT have a body.',
    ({ method, body }) => (method === 'GET' || method === 'DELETE') && body !== undefined,
  ),
  declaration(
    'reads-carry-tags',
    'A public GET names the tags under which its answer and the pages that show it are kept, so that publishing can drop them; only what depends on the caller has none, and what exceptions.ts names (keptByNobody).',
    (one) =>
      one.method === 'GET' &&
      one.access === 'public' &&
      !one.personal &&
      !one.tags?.length &&
      !(endpointKey(one) in keptByNobody),
  ),
  declaration(
    'open-writes-are-limited',
    'What everybody may write has a limit of its own: the endpoint names it (limit), its value is in lib/api/limited-actions.ts.',
    ({ method, access, limit }) => method !== 'GET' && access === 'public' && !limit,
  ),
  declaration(
    'problems-are-known',
    'An endpoint names problems of the closed set in lib/api/problem, each once.',
    ({ errors = [] }) =>
      new Set(errors).size !== errors.length || errors.some((code) => !problemCodes.includes(code)),
  ),
]
