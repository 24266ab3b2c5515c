import 'server-only'
import { pageOf } from '@/lib/api/paging'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { renamePair } from '@/lib/bilingual/pair'
import { contentStates, type ContentState } from '@/lib/db/content-state'
import { database, type Executor } from '@/lib/db/database'
import { isLocale, locales, type Locale } from '@/lib/i18n/locale'
import { Problem } from '@/lib/api/problem'
import { rowsWithTotal } from '@/lib/db/search-page'
import { toStanding } from '../store/server/mapper'
import {
  countWork,
  selectWork,
  asksFourEyes,
  findBefore,
  findEntry,
} from '../store/server/repository'
import { peopleOf } from '../store/server/service'
import type { ContentDetail, ContentStanding } from '../contract'
import { fieldsOf, namesOf, pairsOf, translatedPairs, labelOf, writtenOf } from '../kinds/rules'
import { findRecord, type ContentFields } from '../publishing/server/repository'
import { missingLanguages, unfinished } from '../rules'
import { openKind, type OpenKind } from '../kinds/server/service'
import {
  countPrefixMatches,
  countPublished,
  selectPrefixMatches,
  selectPublished,
  type EntryFilters,
  type EntryRow,
  type Listed,
} from './repository'

const pageSize = 25

/** No version of a record is later. */
const everyVersion = 2_147_483_647

interface ListQuery {
  page?: number | undefined
  per_page?: number | undefined
  q?: string | undefined
  sort?: string | undefined
  filter?: string | undefined
  ids?: string | undefined
  state?: string | undefined
  missing?: Locale | undefined
  older?: Locale | undefined
}

const invalid = (field: string) => new Problem('invalid', { fields: { [field]: ['unknown'] } })

function listedOf({ name, kind, place }: OpenKind): Listed {
  const html = new Set(namesOf(kind, kind.html ?? []))
  const label = pairsOf(kind).find(({ field }) => field === kind.label)
  if (!label) throw new Problem('not_found')
  return {
    kind: name,
    place,
    label,
    pairs: translatedPairs(kind),
    fields: [...new Set([...fieldsOf(kind), ...(kind.key ?? [])])].filter(
      (field) => !html.has(field) || label.en === field || label.ar === field,
    ),
  }
}

/** The order that a list asks for: by a field of the kind, else the usual one. */
function orderOf({ kind }: OpenKind, sort: string | undefined) {
  const [usual = 'id'] = kind.sorts
  const [field = '', direction] = (sort ?? usual).split('-')
  if (!kind.sorts.some((one) => one.split('-')[0] === field)) throw invalid('sort')
  return { sort: field, descending: direction === 'desc' }
}

function filtersOf({ kind }: OpenKind, query: ListQuery): EntryFilters {
  const equal = (query.filter?.split(',') ?? []).map((part) => {
    const [field = '', ...value] = part.split(':')
    if (!kind.filters?.includes(field)) throw invalid('filter')
    return [field, value.join(':')] as const
  })
  const asked = query.state?.split(',')
  const states: readonly ContentState[] | undefined =
    asked && contentStates.filter((state) => asked.includes(state))
  const { q: search, missing, older } = query
  return { search, equal, ids: query.ids?.split(','), states, missing, older }
}

/** What a row of the list shows: no HTML, which takes room and is read with its record. */
function shortened(listed: Listed, record: ContentFields): ContentFields {
  const values = new Map(Object.entries(record))
  const known = listed.fields.filter((field) => values.has(field))
  return Object.fromEntries(known.map((field) => [field, values.get(field)]))
}

/**
 * A page of a kind's records: those never published first, then what is published in its order.
 * Throws `forbidden`, `not_found`, and `invalid` for an order or a filter that the kind has not.
 */
export async function listContent(actor: Actor, name: string, query: ListQuery) {
  requireAccess('staff:editor', actor)
  const open = openKind(name)
  const listed = listedOf(open)
  const filters = filtersOf(open, query)
  const order = orderOf(open, query.sort)
  const db = await database()
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const begun = await countPrefixMatches(db, name, filters)
  const first =
    offset < begun ? await selectPrefixMatches(db, name, { ...filters, limit, offset }) : []
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - begun) }
  const { rows, total } = await rowsWithTotal(filters.search, {
    rows: async () =>
      rest.limit > 0 ? selectPublished(db, listed, { ...filters, ...order, ...rest }) : [],
    count: () => countPublished(db, listed, filters),
  })
  const entries = [...first, ...rows.flatMap(({ entry }) => entry ?? [])]
  const people = await peopleOf(db, entries)
  const data = [
    ...first.map((entry) => ({
      ...standingIn(entry, people),
      record: shortened(listed, entry.data ?? {}),
    })),
    ...rows.map(({ id, row, entry, ...lacks }) => {
      const record = entry?.data ?? row
      const label = entry?.data ? labelIn(entry) : labelOf(open.kind, record)
      const missing = entry?.data
        ? entry.missing.filter(isLocale)
        : locales.filter((locale) => (locale === 'en' ? lacks.lacks_english : lacks.lacks_arabic))
      return {
        ...toStanding({ id, entry, label, missing }, people),
        record: shortened(listed, { ...row, ...entry?.data }),
      }
    }),
  ]
  return pageOf({ data, total: begun + total }, query, pageSize)
}

const labelIn = (entry: EntryRow) => renamePair(entry, 'label', 'label')

function standingIn(entry: EntryRow, people: Awaited<ReturnType<typeof peopleOf>>) {
  const { record_id: id, missing } = entry
  const label = labelIn(entry)
  return toStanding({ id, entry, label, missing: missing.filter(isLocale) }, people)
}

/** How the work on a record stands, as staff read it. */
export async function standingOf(db: Executor, entry: EntryRow): Promise<ContentStanding> {
  return standingIn(entry, await peopleOf(db, [entry]))
}

/** A record with what waits and what is published. Throws `not_found`, `forbidden`. */
export async function getContent(actor: Actor, name: string, id: string): Promise<ContentDetail> {
  requireAccess('staff:editor', actor)
  return detailOf(await database(), openKind(name), id)
}

/** A record as staff read it; of one that was removed, what it said last. Throws `not_found`. */
export async function detailOf(
  db: Executor,
  { name, kind, place }: OpenKind,
  id: string,
): Promise<ContentDetail> {
  const [entry, row] = [await findEntry(db, name, id), await findRecord(db, place, id)]
  if (!entry && !row) throw new Problem('not_found')
  const published = row ? writtenOf(kind, row) : null
  const said = entry?.data ?? published ?? (await findBefore(db, name, id, everyVersion))?.data
  const record = said ?? {}
  const people = await peopleOf(db, entry ? [entry] : [])
  const missing = missingLanguages(record, translatedPairs(kind))
  return {
    ...toStanding({ id, entry: entry ?? null, label: labelOf(kind, record), missing }, people),
    record,
    published,
    four_eyes: await asksFourEyes(db, name),
    touched: entry?.touched ?? {},
    authors: (entry?.authors ?? []).map((one) => ({ id: one, name: people.get(one) ?? '' })),
  }
}

interface WorkQuery {
  page?: number | undefined
  per_page?: number | undefined
  state?: string | undefined
}

/** What is not published yet, of every kind, the longest waiting first. Throws `forbidden`. */
export async function listWork(actor: Actor, query: WorkQuery) {
  requireAccess('staff:editor', actor)
  const asked = query.state?.split(',')
  const states = asked ? contentStates.filter((state) => asked.includes(state)) : unfinished
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
    const standing = toStanding({ id: entry.record_id, entry, label, missing }, people)
    return { ...standing, kind: entry.kind, is_new: entry.is_new }
  })
  return pageOf({ data, total }, query, pageSize)
}
