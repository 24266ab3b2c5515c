import {
  type ContentState,
  type Touched,
  approvedStates,
  submittedStates,
  unfinishedStates,
} from '@/lib/db/codes/content-states'
import type { NamedPair } from '@/lib/bilingual/pairs-in'
import { plainText } from '@/lib/html/plain-text'
import { locales, otherLocale, type Locale } from '@/lib/i18n/locale'

interface Ordered {
  id: string
  record: Readonly<Record<string, unknown>>
}

interface OrderGroup<Row> {
  key: string
  /** The fields that its records share, with their values. */
  among: [string, unknown][]
  rows: Row[]
}

/**
 * Groups records by the fields that they share, in the order given; a group of one has no order. A
 * field that is part of the key is read from the id.
 */
export function orderGroups<Row extends Ordered>(
  rows: readonly Row[],
  { among: shared = [], key = [] }: { among?: readonly string[]; key?: readonly string[] },
): OrderGroup<Row>[] {
  const found = new Map<string, OrderGroup<Row>>()
  for (const row of rows) {
    const among = shared.map((field): [string, unknown] => {
      const index = key.indexOf(field)
      return [field, index >= 0 ? row.id.split('.')[index] : row.record[field]]
    })
    const name = JSON.stringify(among)
    const group = found.get(name) ?? { key: name, among, rows: [] }
    group.rows.push(row)
    found.set(name, group)
  }
  return [...found.values()].filter((group) => group.rows.length > 1)
}

/** The children of a navigation page (by `menu.page`), or of another page. */
export function childPages<Row extends Ordered>(
  rows: readonly Row[],
  { menuPage, page }: { menuPage?: string; page?: string },
): Row[] {
  return rows.filter(({ record: { menu_id, page_id, parent_id } }) =>
    page === undefined
      ? parent_id === null && `${String(menu_id)}.${String(page_id)}` === menuPage
      : String(parent_id) === page,
  )
}

/** A list with one entry moved. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/** The actions of staff on a record. */
export type ContentAction =
  | 'save'
  | 'submit'
  | 'return'
  | 'approve'
  | 'publish'
  | 'schedule'
  | 'discard'
  | 'remove'
  | 'restore'
  | 'set-end'
  | 'confirm-end'
  | 'clear-end'

type Fields = Readonly<Record<string, unknown>>

/** The states from which each action is allowed. */
const transitions: Readonly<Record<ContentAction, readonly ContentState[]>> = {
  save: [...unfinishedStates, 'published'],
  submit: ['draft'],
  return: submittedStates,
  approve: ['in_review'],
  publish: unfinishedStates,
  schedule: unfinishedStates,
  discard: unfinishedStates,
  remove: [...unfinishedStates, 'published'],
  restore: [...unfinishedStates, 'published', 'removed'],
  'set-end': [...unfinishedStates, 'published'],
  'confirm-end': [...unfinishedStates, 'published'],
  'clear-end': [...unfinishedStates, 'published'],
}

/** Whether a state allows an action; where four eyes are asked, only an approved draft is published. */
export function mayAct(action: ContentAction, state: ContentState, fourEyes: boolean): boolean {
  const isPublishing = action === 'publish' || action === 'schedule'
  return (isPublishing && fourEyes ? approvedStates : transitions[action]).includes(state)
}

/** Whether somebody who is not an author has approved a draft. */
export function isApprovedByAnother(approver: number | null, authors: readonly number[]): boolean {
  return approver !== null && !authors.includes(approver)
}

/** The text of a field for a reader: HTML without text or picture is empty. */
function readableText(value: unknown): string {
  if (typeof value !== 'string') return ''
  return /<img\b/i.test(value) ? value : plainText(value)
}

const textIn = (record: Fields, pair: NamedPair, locale: Locale) =>
  readableText(record[pair[locale]])

/** The languages without a text that the other one has. */
export function missingLanguages(record: Fields, pairs: readonly NamedPair[]): Locale[] {
  return locales.filter((locale) =>
    pairs.some(
      (pair) =>
        textIn(record, pair, locale) === '' && textIn(record, pair, otherLocale(locale)) !== '',
    ),
  )
}

/**
 * When each language of a field was last written, after a write; recorded only while the other one
 * is older. `checked` names fields whose translation was confirmed as still right.
 */
export function touchedAfter(
  touched: Touched,
  change: {
    before: Fields | null
    after: Fields
    pairs: readonly NamedPair[]
    at: string
    checked?: readonly string[] | undefined
  },
): Touched {
  const next: Touched = {}
  for (const pair of change.pairs) {
    const times = timesAfter(touched[pair.field], pair, change)
    if (times) next[pair.field] = times
  }
  return next
}

function timesAfter(
  times: Touched[string] | undefined,
  pair: NamedPair,
  { before, after, at, checked = [] }: Parameters<typeof touchedAfter>[1],
): Touched[string] | undefined {
  const isComplete = locales.every((locale) => textIn(after, pair, locale) !== '')
  const written = locales.filter(
    (locale) => before !== null && before[pair[locale]] !== after[pair[locale]],
  )
  if (checked.includes(pair.field) || !isComplete || written.length > 1) return undefined
  const [only] = written
  if (only === undefined) return times
  return times?.[otherLocale(only)] === undefined ? { [only]: at } : undefined
}

/**
 * The marks of a version that is restored: those that it had. Where they were not noted, fields that
 * stay as they are keep theirs, and the languages of the others count as written together.
 */
export function touchedAsOf(
  noted: Touched | null,
  given: { touched: Touched; before: Fields | null; after: Fields; pairs: readonly NamedPair[] },
): Touched {
  if (noted) return noted
  const { touched, before, after, pairs } = given
  const same = pairs.filter((pair) =>
    locales.every((locale) => before?.[pair[locale]] === after[pair[locale]]),
  )
  const kept = same.flatMap(({ field }) => {
    const times = touched[field]
    return times ? [[field, times] as const] : []
  })
  return Object.fromEntries(kept)
}

/** The languages whose text of some field is older than the other language's. */
export function olderLanguages(touched: Touched): Locale[] {
  return locales.filter((locale) =>
    Object.values(touched).some((times) => times[locale] === undefined),
  )
}

/** The names of the fields in which two versions differ. */
export function changedFields(before: Fields | null, after: Fields | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].filter(
    (name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null),
  )
}

/** The fields in which two versions differ, with their values before and after. */
export function difference(before: Fields | null, after: Fields) {
  const fields = changedFields(before, after)
  const only = (record: Fields) =>
    Object.fromEntries(fields.map((field) => [field, record[field] ?? null]))
  return { fields, before: before && only(before), after: only(after) }
}

/** The length of an excerpt of a compared text, and how much of it precedes the first difference. */
const shownLength = 400

const shownBefore = 100

/** Excerpts of two texts for comparison: long ones start shortly before the first difference. */
export function differingExcerpts(one: string, other: string): [string, string] {
  if (one.length <= shownLength && other.length <= shownLength) return [one, other]
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const early = Math.max(0, at - shownBefore)
  const space = one.indexOf(' ', early)
  const from = early > 0 && space >= 0 && space < at ? space + 1 : early
  const part = (text: string) =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + shownLength)}${text.length > from + shownLength ? '…' : ''}`
  return [part(one), part(other)]
}
