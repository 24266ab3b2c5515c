import type { Endpoint } from './endpoint'
import { Problem, problemStatus, problemCodes, type FieldErrors, type ProblemCode } from './problem'
import { keyOf } from './rule-sentences'
import { problemSchema } from './wire-problem'

/** The answer in its declared shape; an answer of another shape is a fault of who gave it. */
export function checkedAnswer(endpoint: Endpoint, body: unknown): unknown {
  const parsed = endpoint.response.safeParse(body)
  if (parsed.success) return parsed.data
  throw new Problem('internal', { fields: { response: parsed.error.issues.map((i) => i.message) } })
}

/** The `Problem` behind an error answer, also of a server that sends other bodies. */
export function problemOf(status: number, body: unknown, retryAfter?: string | null): Problem {
  const wire = problemSchema.partial().safeParse(body)
  const fields = wire.success ? wire.data.errors : undefined
  const seconds = Number(retryAfter)
  return new Problem(codeOf(status, wire.success ? wire.data.code : undefined), {
    ...(fields && { fields: keysOf(fields) }),
    ...(retryAfter && Number.isFinite(seconds) && { retryAfter: seconds }),
  })
}

function keysOf(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field, messages.map(keyOf)]),
  )
}

function codeOf(status: number, code: string | undefined): ProblemCode {
  const known = problemCodes.find((candidate) => candidate === code)
  const byStatus = problemCodes.find((candidate) => problemStatus[candidate] === status)
  return known ?? byStatus ?? (status >= 500 ? 'internal' : 'malformed')
}
