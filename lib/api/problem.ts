import { sentenceOf } from './rule-sentences.ts'
import type { WireProblem } from './wire-problem.ts'
import type { ZodError } from 'zod'

/** The closed set of error codes and their HTTP status (spec/decisions.md section 3). */
export const problemStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  misdirected: 421,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
  length_required: 411,
  file_damaged: 404,
} as const

export type ProblemCode = keyof typeof problemStatus

export const problemCodes = Object.keys(problemStatus) as readonly ProblemCode[]

/** Messages per field, in the order they were found. */
export type FieldErrors = Record<string, string[]>

/** The English sentence of a code on the wire; people read the text of `messages/` instead. */
const wireMessage: Record<ProblemCode, string> = {
  malformed: 'The request could not be read.',
  unauthenticated: 'Please log in.',
  forbidden: 'You may not do this.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This method is not allowed here.',
  conflict: 'The record was changed meanwhile.',
  too_large: 'The request is too large.',
  misdirected: 'The portal has another address.',
  unsupported_type: 'This type of content is not accepted.',
  invalid: 'Some fields are not valid.',
  too_many_requests: 'Too many requests.',
  internal: 'Something failed on our side.',
  unavailable: 'The service is busy. Please try again shortly.',
  storage_full: 'The storage is full. Nothing was saved.',
  length_required: 'The length of the request must be declared.',
  file_damaged: 'The stored file is damaged and is not sent.',
}

/** The one error services throw. It carries a code, never a sentence for a person. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly fields: FieldErrors | undefined
  /** Seconds after which a retry makes sense (429 and 503). */
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, options: { fields?: FieldErrors; retryAfter?: number } = {}) {
    super(code)
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter
  }

  /** Modules are evaluated several times in a Next process: the name says what an error is. */
  static [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'Problem'
  }

  get status(): number {
    return problemStatus[this.code]
  }

  /** The wire form: `{ code, message, errors?, requestId }`. */
  toWire(requestId: string): WireProblem {
    return {
      code: this.code,
      message: wireMessage[this.code],
      ...(this.fields && this.code !== 'internal' && { errors: said(this.fields) }),
      requestId,
    }
  }
}

function said(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field, messages.map(sentenceOf)]),
  )
}

/** The field errors of a failed parse, one list of messages a field path (`address.city`). */
export function fieldErrors(error: ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.') || '_'
    ;(fields[path] ??= []).push(issue.message)
  }
  return fields
}
