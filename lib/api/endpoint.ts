import type { ReceivedFile } from '@/lib/files/receive'
import type { UploadRules } from '@/lib/api/upload-rules'
import type { StaffAccess } from '@/lib/auth/staff-areas'
import type { z } from 'zod'
import type { LimitedAction, LimitName } from './limited-actions'
import type { ProblemCode } from './problem'

/** Who may call an endpoint. There is no default: an endpoint without it does not compile. */
export type Access = 'public' | 'user' | 'company' | 'vip' | `staff:${StaffAccess}`

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Declaration {
  method: Method
  /** Path below `/api`, parameters in braces: `news/{id}`. */
  path: string
  summary: string
  access: Access
  response: z.ZodType
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** `text` answers `text/plain` (the contract's `Success`). */
  format?: 'json' | 'text'
  /** Problems the endpoint may answer besides malformed input. */
  errors?: readonly ProblemCode[]
  /** A body is JSON; `form` also takes one as an HTML form sends it. */
  accepts?: 'form'
  /**
   * How often a person may send the form, where it is one part of many: it is not counted as `form`
   * and `upload` then.
   */
  sending?: LimitedAction
  /** File fields: then the body is a `multipart/form-data` form, of which `body` has the others. */
  files?: UploadRules
  /**
   * How often one address may call it: `limitedActions` are counted in the database, `trafficLimits`
   * in memory. Every other call counts as `call`.
   */
  limit?: LimitName
  /** A GET that changes something: pages of other sites may not call it. */
  changes?: true
  /** A public GET whose answer depends on the caller: it is never cached. */
  personal?: true
  /** Cache tags of a public GET: the page store drops what carries them when a verb publishes. */
  tags?: readonly string[]
}

export type Endpoint = Readonly<Declaration>

type Shape<S, Side extends 'in' | 'out'> = S extends z.ZodType
  ? Side extends 'in'
    ? z.input<S>
    : z.output<S>
  : undefined

type Files<F, Side extends 'in' | 'out'> = F extends UploadRules
  ? Side extends 'in'
    ? { [K in keyof F]?: Blob | readonly Blob[] }
    : { [K in keyof F]: readonly ReceivedFile[] }
  : undefined

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] }

type Parts<E extends Endpoint, Side extends 'in' | 'out'> = Present<{
  params: Shape<E['params'], Side>
  query: Shape<E['query'], Side>
  body: Shape<E['body'], Side>
  files: Files<E['files'], Side>
}>

/** What a caller passes: the declared parts, before parsing. */
export type InputOf<E extends Endpoint> = Parts<E, 'in'>
/** What a handler receives: the declared parts, parsed. */
export type ParsedOf<E extends Endpoint> = Parts<E, 'out'>
/** The parsed query and the parsed body of an endpoint that has one. */
export type QueryOf<E extends { query: z.ZodType }> = z.output<E['query']>
export type BodyOf<E extends { body: z.ZodType }> = z.output<E['body']>
/** The result for a caller. */
export type OutputOf<E extends Endpoint> = z.output<E['response']>

/**
 * Declares one call of the portal API as data. The client (`call`), query options, the server
 * mount and the OpenAPI document are all derived from it (HOUSE.md section 3).
 */
export function endpoint<const D extends Declaration>(declaration: D): Readonly<D> {
  return Object.freeze(declaration)
}

/** `GET news/{id}`: the identity of an endpoint in registries, logs and metrics. */
export function endpointKey(declared: Pick<Endpoint, 'method' | 'path'>): string {
  return `${declared.method} ${declared.path}`
}

/** The address of a call below `/api`: braces filled, query appended in declared order. */
export function endpointAddress(
  declared: Endpoint,
  input: { params?: object; query?: object },
): string {
  const params = new Map(Object.entries(input.params ?? {}))
  const path = declared.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null) continue
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

/** Whether staff call it to delete something, which a full volume must not prevent. */
export const clearsUp = ({ method, access }: Endpoint) =>
  method === 'DELETE' && access.startsWith('staff:')
