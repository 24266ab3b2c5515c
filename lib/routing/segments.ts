import type { Page } from './page.ts'

/** Kinds of segments that vary: their form in a pattern of Next, and whether a text has it. */
const kinds = {
  /** A number without anything. */
  number: { form: '[1-9]\\d{0,8}', has: (text: string) => /^[1-9]\d{0,8}$/.test(text) },
  /** A number, with or without words behind it: `12-some-title`. */
  record: { form: '\\d{1,9}(?:-[^/]*)?', has: (text: string) => /^\d{1,9}(?:-|$)/.test(text) },
  /** What companies offer. */
  offer: {
    form: 'products|services',
    has: (text: string) => /^(?:products|services)$/i.test(text),
  },
  /** A market by its ISO code. */
  market: { form: '[A-Za-z]{2}', has: (text: string) => /^[a-z]{2}$/i.test(text) },
  /** An HS subheading, with or without words behind it, or with the dot of printed tariffs. */
  product: {
    form: '\\d{6}(?:-[^/]*)?|\\d{4}\\.\\d{2}',
    has: (text: string) => /^(?:\d{6}(?:-|$)|\d{4}\.\d{2}$)/.test(text),
  },
  /** A section, chapter, heading or subheading of the Harmonized System. */
  hs: {
    form: '[IVXivx]{1,5}|\\d{2}|\\d{4}|\\d{6}|\\d{4}\\.\\d{2}',
    has: (text: string) => /^(?:[ivx]{1,5}|\d{2}|\d{4}|\d{6}|\d{4}\.\d{2})$/i.test(text),
  },
  /** The identifier of a statistic. */
  statistic: {
    form: '[A-Za-z0-9-]{1,60}',
    has: (text: string) => /^[a-z0-9-]{1,60}$/i.test(text),
  },
  text: { form: '[^/]+', has: (text: string) => text !== '' },
} as const

export const kindOfText = kinds.text.form

interface Segment {
  /** Lower case for a literal one. */
  literal?: string
  name: string
  /** The form in a pattern of Next. */
  form: string
  has: (text: string) => boolean
}

/** `:name(kind)`, `:name*` or a literal. */
const variable = /^:([a-z]+)(?:\((\w+)\))?(\*)?$/

function segmentOf(text: string): Segment {
  const [, name, kind = 'text'] = variable.exec(text) ?? []
  if (name === undefined) {
    return { literal: text, name: '', form: text, has: (given) => given === text }
  }
  if (/^\d+$/.test(kind)) {
    const has = (given: string) => /^\d+(?=-|$)/.exec(given)?.[0] === kind
    return { name, form: `${kind}(?:-[^/]*)?`, has }
  }
  return { name, ...(isKind(kind) ? kinds[kind] : kinds.text) }
}

function isKind(name: string): name is keyof typeof kinds {
  return Object.hasOwn(kinds, name)
}

const isOpen = (path: string) => path.endsWith('*')

const known = new Map<string, readonly Segment[]>()

/** The segments of a row's path, read once, since each request compares rows; those of `:rest*` are left out. */
export function segmentsOf({ path }: Pick<Page, 'path'>): readonly Segment[] {
  const own = path.split('/').slice(1)
  const segments = known.get(path) ?? (isOpen(path) ? own.slice(0, -1) : own).map(segmentOf)
  known.set(path, segments)
  return segments
}

/** Whether a row is reached by a rewrite, which ignores case; a folder is found in its own case only. */
function isRewritten({ folder, filters }: Page): boolean {
  return filters !== undefined || (folder !== undefined && !folder.includes('['))
}

/** Whether a decoded path is one of a row's. */
export function isAt(page: Page, path: string): boolean {
  return fits(page, path, (segment, text) => segment.has(text))
}

/**
 * Whether a decoded path leads to the folder of a row, which takes any text where the row names a
 * kind: `/profile/user-enquiries/x`.
 */
export function leadsToFolderOf(page: Page, path: string): boolean {
  return fits(page, path, (segment, text) => segment.literal === undefined || segment.has(text))
}

function fits(page: Page, path: string, has: (segment: Segment, text: string) => boolean): boolean {
  const given = path.split('/').slice(1)
  const own = segmentsOf(page)
  const sameLength = isOpen(page.path) ? given.length >= own.length : given.length === own.length
  return sameLength && own.every((segment, index) => agrees(page, segment, given[index] ?? '', has))
}

function agrees(
  page: Page,
  segment: Segment,
  text: string,
  has: (segment: Segment, text: string) => boolean,
): boolean {
  return has(
    segment,
    segment.literal !== undefined && isRewritten(page) ? text.toLowerCase() : text,
  )
}
