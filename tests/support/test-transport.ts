import { installTransport } from '@/lib/api/call'
import type { Endpoint } from '@/lib/api/endpoint'
import type { Transport } from '@/lib/api/transport'

const violations: string[] = []

/**
 * Resolves the calls of a test. A response that the endpoint's contract does not allow fails the
 * test, since the portal never sends it; undeclared fields do not reach the component. `lacks` names
 * the calls that an existing provider does not have.
 */
export function answerCalls(
  answer: Transport,
  lacks: (endpoint: Endpoint) => boolean = () => false,
): void {
  installTransport(async (endpoint, input, signal) => {
    const body = await answer(endpoint, input, signal)
    const parsed = endpoint.response.safeParse(body)
    if (parsed.success) return parsed.data
    const call = `${endpoint.method} ${endpoint.path}`
    violations.push(
      ...parsed.error.issues.map(({ path, message }) => `${call}: ${path.join('.')}: ${message}`),
    )
    return body
  }, lacks)
}

/** The responses since the last call of this function that break their contract. */
export function contractViolations(): string[] {
  return violations.splice(0)
}
