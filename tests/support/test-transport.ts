import { installTransport } from '@/lib/api/call'
import type { Transport } from '@/lib/api/transport'

const violations: string[] = []

/**
 * Answers the calls of a test. An answer that the endpoint's contract does not allow fails the
 * test, since the portal never gives it; what the contract leaves out does not reach the component.
 */
export function answerCalls(answer: Transport): void {
  installTransport(async (endpoint, input, signal) => {
    const body = await answer(endpoint, input, signal)
    const parsed = endpoint.response.safeParse(body)
    if (parsed.success) return parsed.data
    const call = `${endpoint.method} ${endpoint.path}`
    violations.push(
      ...parsed.error.issues.map(({ path, message }) => `${call}: ${path.join('.')}: ${message}`),
    )
    return body
  })
}

/** The answers since the last call of this that break their contract. */
export function contractViolations(): string[] {
  return violations.splice(0)
}
