import 'server-only'
import type { z } from 'zod'
import type { Endpoint } from './endpoint'
import { fieldErrors, Problem } from './problem'
import { unbroken } from './unbroken-body'
import { withoutBlankTexts } from './visible-text'

const bodyLimitBytes = 256 * 1024
const depthLimit = 6
const formType = /^application\/x-www-form-urlencoded\b/
const jsonTypes = /^application\/(?:json|reports\+json|csp-report)\b/

/** The declared parts of a call, parsed. Throws `not_found` for a parameter that names nothing
 * (a letter where an id belongs) and `invalid` with field errors for query and body. A text of the
 * body that shows nothing is empty. */
export function parseInput(
  endpoint: Endpoint,
  raw: { params?: unknown; query?: unknown; body?: unknown; files?: object },
): object {
  return {
    ...(endpoint.params && { params: parsePart(endpoint.params, raw.params ?? {}, 'not_found') }),
    ...(endpoint.query && { query: parsePart(endpoint.query, raw.query ?? {}, 'invalid') }),
    ...(endpoint.body && {
      body: parsePart(endpoint.body, withoutBlankTexts(raw.body), 'invalid'),
    }),
    ...(endpoint.files && { files: raw.files ?? {} }),
  }
}

/** The parameters in the path of a call alone. Throws `not_found` for one that names nothing. */
export function parseParams({ params }: Endpoint, raw: unknown): unknown {
  return params && parsePart(params, raw, 'not_found')
}

function parsePart(schema: z.ZodType, value: unknown, code: 'invalid' | 'not_found'): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Problem(code, code === 'invalid' ? { fields: fieldErrors(parsed.error) } : {})
}

/** Query parameters, or the fields of a form, as an object. A repeated key is refused (RELIABILITY.md 2.5). */
export function readQuery(search: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of search) {
    if (Object.hasOwn(query, name))
      throw new Problem('invalid', { fields: { [name]: ['Stands twice.'] } })
    Object.defineProperty(query, name, { value, enumerable: true })
  }
  return query
}

/** A body of at most 256 KB: JSON of at most six levels, or, where accepted, a form's. */
export async function readBody(request: Request, accepts?: 'form'): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (accepts === 'form' && formType.test(type)) return readForm(request)
  if (!jsonTypes.test(type)) throw new Problem('unsupported_type')
  const body = parseJson(await readAtMost(request, bodyLimitBytes))
  if (isTooDeep(body)) throw new Problem('malformed')
  return body
}

/**
 * The fields of a form without files, of at most 256 KB. Throws `unsupported_type` for a body that is
 * none, `too_large`, `invalid` for a repeated field and `malformed` for a body that broke off.
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (!formType.test(request.headers.get('content-type') ?? '')) {
    throw new Problem('unsupported_type')
  }
  return readQuery(new URLSearchParams(await readAtMost(request, bodyLimitBytes)))
}

async function readAtMost(request: Request, limit: number): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > limit) throw new Problem('too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of unbroken(request.body)) {
    size += chunk.byteLength
    if (size > limit) throw new Problem('too_large')
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('malformed')
  }
}

/** Whether a value is nested deeper than the limit. It stops there, and holds any width. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > depthLimit) return true
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    )
  }
  return false
}
