import type { z } from 'zod'

/** The path of a record in an answer. */
type Place = readonly PropertyKey[]

/**
 * An answer without the records of its lists that are not as declared: one odd record of a
 * provider must not cost a page. `left` says which were left out and why. What is wrong outside of
 * lists stays, and fails the check.
 */
export function withoutBrokenRecords(
  response: z.ZodType,
  body: unknown,
): { body: unknown; left: string[] } {
  const parsed = response.safeParse(body)
  if (parsed.success) return { body, left: [] }
  const issues = parsed.error.issues.flatMap((issue) => plainIssues(issue, []))
  const broken = issues.flatMap(({ path, message }) => {
    const record = recordOf(path)
    return record ? [{ record, says: `${path.join('.')}: ${message}` }] : []
  })
  const places = new Set(broken.map(({ record }) => record.join('.')))
  return { body: without(body, places, []), left: broken.map(({ says }) => says) }
}

interface Found {
  path: Place
  message: string
}

/** The issues of an answer; of one that may have several forms, those of the form it has. */
function plainIssues(issue: z.core.$ZodIssue, above: Place): Found[] {
  const path = [...above, ...issue.path]
  if (issue.code !== 'invalid_union') return [{ path, message: issue.message }]
  const forms = issue.errors.map((form) => form.flatMap((inner) => plainIssues(inner, path)))
  return forms.find((form) => form.every((found) => recordOf(found.path))) ?? []
}

/** The innermost record around a place: its path up to the last number. */
function recordOf(path: Place): Place | undefined {
  const last = path.findLastIndex((step) => typeof step === 'number')
  return last < 0 ? undefined : path.slice(0, last + 1)
}

function without(value: unknown, places: ReadonlySet<string>, at: Place): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((item, place) => {
      const here = [...at, place]
      return places.has(here.join('.')) ? [] : [without(item, places, here)]
    })
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, without(field, places, [...at, name])]),
  )
}
