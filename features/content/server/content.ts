import 'server-only'
import { largestId } from '@/lib/api/params'
import type { QueryOf } from '@/lib/api/endpoint'
import { pageOf } from '@/lib/api/paging'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { limitsIn, type StaffMember } from '@/lib/auth/staff-areas'
import { renamePair } from '@/lib/bilingual/pair'
import { type ContentState, contentStates, unfinishedStates } from '@/lib/db/codes/content-states'
import { database, type Executor } from '@/lib/db/database'
import { isLocale, locales } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { Problem } from '@/lib/api/problem'
import { rowsWithTotal } from '@/lib/db/search-page'
import { toStatus } from './content-store.mapper'
import {
  countWork,
  countWorkOf,
  selectWork,
  asksFourEyes,
  findBefore,
  findEntry,
} from './content-store.sql'
import { peopleOf } from './content-store'
import {
  contentKindNames,
  type ContentDetail,
  type contentList,
  type ContentStatus,
  type contentWork,
} from '../contract'
import {
  fieldsEditedAs,
  fieldsOf,
  pairsOf,
  translatedPairs,
  labelOf,
  namesOf,
  writtenOf,
  sortsOf,
} from '../kinds/rules'
import { findRecord, type ContentFields } from './records.sql'
import { missingLanguages } from '../rules'
import { storedKind, type StoredKind } from '../kinds/server/kinds'
import { selectLabelled, selectNewLabelled } from './content-names.sql'
import {
  countUnpublished,
  countPublished,
  selectUnpublished,
  selectPublished,
  type EntryFilters,
  type EntryRow,
  type Listed,
} from './content.sql'

const pageSize = 25

/** Greater than any version. */
const everyVersion = largestId

type ListQuery = QueryOf<typeof contentList>

const invalid = (field: string) => new Problem('invalid', { fields: { [field]: ['unknown'] } })

function listedOf({ name, kind, storage }: StoredKind): Listed {
  const html = new Set(fieldsEditedAs(kind, 'html'))
  const label = pairsOf(kind).find(({ field }) => field === kind.label)
  if (!label) throw new Problem('not_found')
  return {
    kind: name,
    storage,
    label,
    pairs: translatedPairs(kind),
    fields: [...new Set([...fieldsOf(kind), ...(kind.key ?? [])])].filter(
      (field) => !html.has(field) || label.en === field || label.ar === field,
    ),
  }
}

/** The requested sort, by a field of the kind, else the default. */
function orderOf({ kind }: StoredKind, sort: string | undefined) {
  const sorts = sortsOf(kind)
  const [defaultSort = 'id'] = sorts
  const [field = '', direction] = (sort ?? defaultSort).split('-')
  if (!sorts.some((one) => one.split('-')[0] === field)) throw invalid('sort')
  return { sort: field, descending: direction === 'desc' }
}

function filtersOf({ kind }: StoredKind, query: ListQuery): EntryFilters {
  const equal = (query.filter?.split(',') ?? []).map((part) => {
    const [field = '', ...value] = part.split(':')
    if (!kind.filters?.includes(field)) throw invalid('filter')
    return [field, value.join(':')] as const
  })
  const requested = query.state?.split(',')
  const states: readonly ContentState[] | undefined =
    requested && contentStates.filter((state) => requested.includes(state))
  const { q: search, missing, older } = query
  const dueOn = query.review && today()
  return { search, equal, ids: query.ids?.split(','), states, missing, older, dueOn }
}

/** The fields of a row in the list: without HTML, which is large and read with its record. */
function shortened(listed: Listed, record: ContentFields): ContentFields {
  const values = new Map(Object.entries(record))
  const known = listed.fields.filter((field) => values.has(field))
  return Object.fromEntries(known.map((field) => [field, values.get(field)]))
}

/**
 * A page of a kind's records: those never published first, then what is published in its order.
 * Throws `forbidden`, `not_found`, and `invalid` for an unknown sort or filter.
 */
export async function listContent(actor: Actor, name: string, query: ListQuery) {
  requireAccess('staff:content', actor)
  const open = storedKind(name)
  const listed = listedOf(open)
  const filters = filtersOf(open, query)
  const order = orderOf(open, query.sort)
  const db = await database()
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const unpublished = await countUnpublished(db, name, filters)
  const first =
    offset < unpublished ? await selectUnpublished(db, name, { ...filters, limit, offset }) : []
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - unpublished) }
  const { rows, total } = await rowsWithTotal(filters.search, {
    rows: async () =>
      rest.limit > 0 ? selectPublished(db, listed, { ...filters, ...order, ...rest }) : [],
    count: () => countPublished(db, listed, filters),
  })
  const entries = [...first, ...rows.flatMap(({ entry }) => entry ?? [])]
  const people = await peopleOf(db, entries)
  const data = [
    ...first.map((entry) => ({
      ...entryStatus(entry, people),
      record: shortened(listed, entry.data ?? {}),
    })),
    ...rows.map(({ id, row, entry, ...lacks }) => {
      const record = entry?.data ?? row
      const label = entry?.data ? labelIn(entry) : labelOf(open.kind, record)
      const missing = entry?.data
        ? entry.missing.filter(isLocale)
        : locales.filter((locale) => (locale === 'en' ? lacks.lacks_english : lacks.lacks_arabic))
      return {
        ...toStatus({ id, entry, label, missing }, people),
        record: shortened(listed, { ...row, ...entry?.data }),
      }
    }),
  ]
  return pageOf({ data, total: unpublished + total }, query, pageSize)
}

const labelIn = (entry: EntryRow) => renamePair(entry, 'label', 'label')

function entryStatus(entry: EntryRow, people: Awaited<ReturnType<typeof peopleOf>>) {
  const { record_id: id, missing } = entry
  const label = labelIn(entry)
  return toStatus({ id, entry, label, missing: missing.filter(isLocale) }, people)
}

/** The state of a record, as staff read it. */
export async function statusOf(db: Executor, entry: EntryRow): Promise<ContentStatus> {
  return entryStatus(entry, await peopleOf(db, [entry]))
}

/** A record with its draft and what is published. Throws `not_found`, `forbidden`. */
export async function getContent(actor: Actor, name: string, id: string): Promise<ContentDetail> {
  requireAccess('staff:content', actor)
  return detailOf(await database(), storedKind(name), id)
}

/** A record as staff read it; a removed one as it was last. Throws `not_found`. */
export async function detailOf(
  db: Executor,
  { name, kind, storage }: StoredKind,
  id: string,
): Promise<ContentDetail> {
  const [entry, row] = [await findEntry(db, name, id), await findRecord(db, storage, id)]
  if (!entry && !row) throw new Problem('not_found')
  const published = row ? writtenOf(kind, row) : null
  const said = entry?.data ?? published ?? (await findBefore(db, name, id, everyVersion))?.data
  const record = said ?? {}
  const people = await peopleOf(db, entry ? [entry] : [])
  const missing = missingLanguages(record, translatedPairs(kind))
  return {
    ...toStatus({ id, entry: entry ?? null, label: labelOf(kind, record), missing }, people),
    record,
    published,
    four_eyes: await asksFourEyes(db, name),
    touched: entry?.touched ?? {},
    authors: (entry?.authors ?? []).map((one) => ({ id: one, name: people.get(one) ?? '' })),
  }
}

/**
 * The number of changes of the kinds that a person may write which wait for their review, or were
 * returned to them.
 */
export async function countWaitingContent(db: Executor, person: StaffMember): Promise<number> {
  return countWorkOf(db, person.userId, limitsIn('content', person)?.content_kinds ?? null)
}

/**
 * Records of every kind that a text names, for editors: those never published first, then at most
 * `limit` of each kind.
 */
export async function searchContent(db: Executor, text: string, limit: number) {
  const fresh = await selectNewLabelled(db, text, limit)
  const kinds = contentKindNames.map(storedKind)
  const listed = kinds.map((one) => ({ ...listedOf(one), before: one.kind.labelWith ?? [] }))
  const published = await selectLabelled(db, listed, { text, limit })
  return [
    ...fresh.map((entry) => ({ kind: entry.kind, id: entry.record_id, ...labelIn(entry) })),
    ...published.map(({ kind: name, id, english, arabic, before }) => {
      const { kind } = storedKind(name)
      const [en = '', ar = ''] = namesOf(kind, kind.label)
      const values = (kind.labelWith ?? []).map((field, at) => [field, before[at]] as const)
      const record = { [en]: english, [ar]: arabic, ...Object.fromEntries(values) }
      return { kind: name, id, ...labelOf(kind, record) }
    }),
  ]
}

/** Unpublished changes of every kind, the longest waiting first. Throws `forbidden`. */
export async function listWork(actor: Actor, query: QueryOf<typeof contentWork>) {
  requireAccess('staff:content', actor)
  const requested = query.state?.split(',')
  const states = requested
    ? contentStates.filter((state) => requested.includes(state))
    : unfinishedStates
  const db = await database()
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const [entries, total] = [
    await selectWork(db, { states, limit, offset }),
    await countWork(db, states),
  ]
  const people = await peopleOf(db, entries)
  const data = entries.map((entry) => {
    const label = renamePair(entry, 'label', 'label')
    const missing = locales.filter((locale) => entry.missing.filter(isLocale).includes(locale))
    const status = toStatus({ id: entry.record_id, entry, label, missing }, people)
    return { ...status, kind: entry.kind, is_new: entry.is_new }
  })
  return pageOf({ data, total }, query, pageSize)
}
