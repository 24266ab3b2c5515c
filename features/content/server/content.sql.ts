import 'server-only'
import type { RowRange } from '@/lib/api/paging'
import type { NamedPair } from '@/lib/bilingual/pairs-in'
import { type ContentState, unfinishedStates } from '@/lib/db/codes/content-states'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { matchCount, orderedBy } from '@/lib/db/search-page'
import { mentions } from '@/lib/db/mentions'
import { contentEntries } from '@/lib/db/schema/content'
import { matchesTokens, searchVector } from '@/lib/db/search-vector'
import { otherLocale, type Locale } from '@/lib/i18n/locale'
import { columnsOf } from '@/lib/bilingual/columns'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  lte,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { idOf } from './records.sql'
import type { PublishedTable } from '../kinds/server/kinds.sql'

export type EntryRow = typeof contentEntries.$inferSelect

export interface EntryFilters {
  search?: string | undefined
  /** Fields that have a value. */
  equal: readonly (readonly [field: string, value: string])[]
  ids?: readonly string[] | undefined
  states?: readonly ContentState[] | undefined
  missing?: Locale | undefined
  older?: Locale | undefined
  /** Published records that are looked at again on a day, or before. */
  dueOn?: string | undefined
}

/** A kind as its list query needs it. */
export interface Listed {
  kind: string
  storage: PublishedTable
  /** The bilingual field that labels a record, and all translated fields. */
  label: NamedPair
  pairs: readonly NamedPair[]
  /** The fields a row of the list has. */
  fields: readonly string[]
}

const holds = (column: PgColumn, locale: Locale) => sql`${column} @> array[${locale}]::text[]`

/** Records of a kind that were never published. */
function unpublished(kind: string, filters: EntryFilters) {
  const { search, equal, ids, states, missing, older, dueOn } = filters
  const { data, record_id } = contentEntries
  return and(
    eq(contentEntries.kind, kind),
    eq(contentEntries.is_new, true),
    states ? undefined : not(eq(contentEntries.state, 'removed')),
    mentions(columnsOf(contentEntries, ['label']), search),
    ...equal.map(([field, value]) => sql`${data} ->> ${field} = ${value}`),
    ids && inArray(record_id, [...ids]),
    states && inArray(contentEntries.state, [...states]),
    missing && holds(contentEntries.missing, missing),
    older && holds(contentEntries.older, older),
    dueOn === undefined ? undefined : sql`false`,
  )
}

export async function selectUnpublished(
  db: Executor,
  kind: string,
  { limit, offset, ...filters }: EntryFilters & RowRange,
): Promise<EntryRow[]> {
  return db
    .select()
    .from(contentEntries)
    .where(unpublished(kind, filters))
    .orderBy(desc(contentEntries.updated_at), desc(contentEntries.record_id))
    .limit(limit)
    .offset(offset)
}

export async function countUnpublished(db: Executor, kind: string, filters: EntryFilters) {
  return countUpTo(db, contentEntries, unpublished(kind, filters))
}

/** The column with a field of a record. */
export const columnOf = ({ table }: PublishedTable, name: string): PgColumn | undefined =>
  new Map<string, PgColumn>(Object.entries(getTableColumns(table))).get(name)

/** Whether the entry of a published record meets a condition. */
const entryIs = ({ kind, storage }: Listed, is: SQL | undefined) =>
  sql`exists (select 1 from ${contentEntries} where ${and(
    eq(contentEntries.kind, kind),
    eq(contentEntries.record_id, idOf(storage)),
    is,
  )})`

/** Whether a published row has no text in one language where it has one in the other. */
function lacks({ storage, pairs }: Listed, locale: Locale): SQL {
  const each = pairs.flatMap((pair) => {
    const [own, other] = [pair[locale], pair[otherLocale(locale)]].map((name) =>
      columnOf(storage, name),
    )
    return own && other ? [sql`(coalesce(${own}, '') = '' and coalesce(${other}, '') <> '')`] : []
  })
  return or(...each) ?? sql`false`
}

function valueFor(column: PgColumn, value: string): unknown {
  if (column.dataType === 'number') return Number.isInteger(Number(value)) ? Number(value) : -1
  return column.dataType === 'boolean' ? value === 'true' || value === '1' : value
}

function hasState(listed: Listed, states: readonly ContentState[]): SQL | undefined {
  const work = states.filter((state) => state !== 'published')
  return or(
    work.length > 0 ? entryIs(listed, inArray(contentEntries.state, work)) : undefined,
    states.includes('published')
      ? not(entryIs(listed, inArray(contentEntries.state, [...unfinishedStates])))
      : undefined,
  )
}

const matchesLabel = ({ storage, label }: Listed, search: string): SQL =>
  matchesTokens(
    searchVector([label.en, label.ar].flatMap((name) => columnOf(storage, name) ?? [])),
    search,
  )

/** The condition of the published records that filters name. */
export function published(listed: Listed, filters: EntryFilters): SQL | undefined {
  const { storage } = listed
  const { search, equal, ids, states, missing, older, dueOn } = filters
  const hasData = sql`${contentEntries.data} is not null`
  return and(
    search === undefined ? undefined : matchesLabel(listed, search),
    ...equal.map(([field, value]) => {
      const column = columnOf(storage, field)
      return column ? eq(column, valueFor(column, value)) : sql`false`
    }),
    ids && inArray(idOf(storage), [...ids]),
    states && hasState(listed, states),
    older && entryIs(listed, holds(contentEntries.older, older)),
    dueOn === undefined ? undefined : entryIs(listed, lte(contentEntries.review_on, dueOn)),
    missing &&
      or(
        and(lacks(listed, missing), not(entryIs(listed, hasData))),
        entryIs(listed, and(hasData, holds(contentEntries.missing, missing))),
      ),
  )
}

/** Published records of a kind, sorted: the keys are found first, then the rows with their entries. */
export async function selectPublished(
  db: Executor,
  listed: Listed,
  {
    limit,
    offset,
    sort,
    descending,
    ...filters
  }: EntryFilters & RowRange & { sort: string; descending: boolean },
) {
  const { storage, kind, fields } = listed
  const columns = fields.flatMap((name) => {
    const column = columnOf(storage, name)
    return column ? [[name, column] as const] : []
  })
  const direction = descending ? desc : asc
  const by = columnOf(storage, sort)
  const order = [...(by ? [by] : []), ...storage.key].map((column) => {
    const ordered = direction(orderedBy(filters.search, column))
    return column.notNull ? ordered : sql`${ordered} nulls last`
  })
  const found = db
    .select({
      keys: Object.fromEntries(storage.key.map((column) => [column.name, column])),
      counted: matchCount(filters.search),
    })
    .from(storage.table)
    .where(published(listed, filters))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('found')
  return db
    .select({
      id: idOf(storage),
      row: Object.fromEntries(columns),
      lacks_english: sql<boolean>`${lacks(listed, 'en')}`,
      lacks_arabic: sql<boolean>`${lacks(listed, 'ar')}`,
      entry: contentEntries,
      counted: found.counted,
    })
    .from(found)
    .innerJoin(
      storage.table,
      and(...storage.key.map((column) => sql`${column} = ${found.keys[column.name]}`)),
    )
    .leftJoin(
      contentEntries,
      and(eq(contentEntries.kind, kind), eq(contentEntries.record_id, idOf(storage))),
    )
    .orderBy(...order)
}

export async function countPublished(db: Executor, listed: Listed, filters: EntryFilters) {
  return countUpTo(db, listed.storage.table, published(listed, filters))
}
