import { endpointKey } from '@/lib/api/endpoint'
import fc from 'fast-check'
import { isProblem, type Portal } from './answers'
import { anyWrongRequest, everyNastyRequest, type WrongRequest } from './garbage-requests'
import type { Rule } from './rule'

/** Random requests for each endpoint, the same in every run. */
const attempts = 60
const seed = 20_261_121

const shownLength = 300

/** The wrong response of a portal to a request; undefined when it is handled. */
async function unhandled(portal: Portal, request: WrongRequest): Promise<string | undefined> {
  const { path, ...init } = request
  const response = await portal.ask(path, init)
  if (response.status < 400) return undefined
  if (response.status < 500 && (request.method === 'HEAD' || (await isProblem(response))))
    return undefined
  return `${response.status} to ${JSON.stringify(request).slice(0, shownLength)}`
}

async function firstUnhandled(
  portal: Portal,
  requests: readonly WrongRequest[],
): Promise<string | undefined> {
  for (const request of requests) {
    const wrong = await unhandled(portal, request)
    if (wrong) return wrong
  }
  return undefined
}

/** A rule over one endpoint after the other; the function names the first wrong answer of each. */
function perEndpoint(
  name: string,
  says: string,
  wrong: (portal: Portal, endpoint: Portal['endpoints'][number]) => Promise<string | undefined>,
): Rule<Portal> {
  return {
    name,
    says,
    violations: async (portal) => {
      const found: string[] = []
      for (const endpoint of portal.endpoints) {
        const answer = await wrong(portal, endpoint)
        if (answer) found.push(`${endpointKey(endpoint)} (${answer})`)
      }
      return found
    },
  }
}

export const garbage: readonly Rule<Portal>[] = [
  perEndpoint(
    'nasty-texts-are-refused',
    'No text, in any place that a call declares, makes it fail on our side: it is answered or refused with 4xx and a problem, never 5xx.',
    (portal, endpoint) => firstUnhandled(portal, everyNastyRequest(endpoint)),
  ),
  perEndpoint(
    'garbage-is-refused',
    'No request, however wrong in method, path, query, headers and body together, makes a call fail on our side: 4xx and a problem, never 5xx.',
    async (portal, endpoint) => {
      const property = fc.asyncProperty(anyWrongRequest(endpoint), async (request) => {
        const wrong = await unhandled(portal, request)
        if (wrong) throw new Error(wrong)
      })
      const { failed, errorInstance } = await fc.check(property, { numRuns: attempts, seed })
      if (!failed) return undefined
      return errorInstance instanceof Error ? errorInstance.message : 'no answer'
    },
  ),
]
