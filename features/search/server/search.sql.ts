import 'server-only'
import { totalLimit } from '@/lib/api/paging'
import { columnPair } from '@/lib/bilingual/columns'
import { constantNumber } from '@/lib/db/checks'
import type { Executor } from '@/lib/db/database'
import { searchDocuments } from '@/lib/db/schema/search'
import { oncePerDatabase } from '@/lib/db/once-per-database'
import { and, eq, like, notLike, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { searchTypes } from '../kinds/contract'
import { given, value, valuesOf, type RankedCriteria } from './criteria.sql'
import {
  candidates,
  countsOf,
  fewSampled,
  fewSampledTitles,
  further,
  likely,
  namesakes,
  editorial,
  sellers,
  sampledOf,
  scopeOf,
  type Scope,
} from './matching.sql'
import { resultLimit } from '../rules'
import { concepts, headed, score } from './understanding.sql'

/** How many candidates of each tier a search reads, and how many of all it ranks by their text. */
interface ReadLimits {
  read: number
  ranked: number
}

/** Few people look past the first hundred hits. */
const searchReadLimits: ReadLimits = { read: 200, ranked: 100 }

/** Suggestions are few, and requested at every letter. */
const suggestionReadLimits: ReadLimits = { read: 100, ranked: 50 }

/** The hits after the ranked ones come from as many records as can be paged through. */
const furtherLimit = resultLimit + searchReadLimits.ranked

/**
 * So many matches in the sample, one in 64, are 12,160 in the directory: the rest, which is then not
 * read, has more than are counted.
 */
const frequent = 190

const document = z.looseObject({
  kind: z.enum(searchTypes),
  record_id: z.number(),
  paths: z.object({ en: z.string(), ar: z.string() }),
  date: z.string().nullable(),
})

/** Matches by kind in each tier that was read, and whether the rest of the directory was. */
const counted = z.object({
  counts: z.array(z.partialRecord(z.enum(searchTypes), z.number()).nullable()),
  is_whole: z.boolean(),
})

export type Counted = z.infer<typeof counted>

const suggested = z.object({ documents: z.array(document).nullable() })
const found = counted.extend(suggested.shape)

type Range = { limit: number; offset: number }

/**
 * The number of matches of each kind. Editorial records and the sample of the directory are read, the
 * rest of it only where few records of the sample match: a word in a million records costs as much as
 * a word in ten thousand.
 */
export async function selectCounts(db: Executor, criteria: RankedCriteria): Promise<Counted> {
  const scope = scopeOf(criteria)
  const counts = prepared(db, `search_counts_${nameOf(scope)}`, () => ({
    tables: sampledOf(scope, frequent),
    columns: countColumns(scope),
  }))
  const [row] = await counts.execute(valuesOf(criteria))
  return counted.parse(row?.found)
}

/** The best records of a search, and the number of matches of each kind. */
export async function selectFound(db: Executor, criteria: RankedCriteria, range: Range) {
  const scope = scopeOf(criteria)
  const isFurther = range.offset + range.limit > searchReadLimits.ranked
  const name = `search_${isFurther ? 'further' : 'first'}_${nameOf(scope)}`
  const best = prepared(db, name, () => ({
    tables: sql`${sampledOf(scope, frequent)},
      ${choose(scope, searchReadLimits, { rest: isWhole, enough: searchReadLimits.ranked })},
      ${isFurther ? furtherPage(scope) : firstPage}`,
    columns: sql`${countColumns(scope)}, 'documents', ${documents}`,
  }))
  const [row] = await best.execute(valuesOf(criteria, range))
  return found.parse(row?.found)
}

/** The best records of a search, without their number. */
export async function selectSuggested(db: Executor, criteria: RankedCriteria, limit: number) {
  const { read, ranked } = suggestionReadLimits
  const scope = scopeOf(criteria)
  const isTitleSearch = criteria.tokens.anywhere === criteria.tokens.titles
  const rest = fewSampledTitles(scope, likely, read)
  const enough = isTitleSearch ? null : ranked
  const best = prepared(db, `search_suggested_${isTitleSearch ? 'titles' : 'all'}`, () => ({
    tables: sql`${choose(scope, suggestionReadLimits, { rest, enough, isForNames: true })}, ${firstPage}`,
    columns: sql`'documents', ${documents}`,
  }))
  const [row] = await best.execute(valuesOf(criteria, { limit, offset: 0 }))
  return suggested.parse(row?.found)
}

const listsAtOnce = 4

/** The public pages with these addresses (`like` patterns). */
export async function selectLists(db: Executor, addresses: readonly string[]) {
  const { english_path, arabic_path, kind, record_id, audience, tier } = searchDocuments
  const rows = await db
    .select({
      kind: sql<'pages'>`${kind}`,
      record_id,
      ...columnPair(searchDocuments, 'title'),
      paths: { en: english_path, ar: arabic_path },
    })
    .from(searchDocuments)
    .where(
      and(
        eq(tier, 0),
        eq(kind, 'pages'),
        eq(audience, 'public'),
        or(...addresses.map((address) => like(english_path, address))),
        notLike(english_path, '%?%'),
      ),
    )
    .orderBy(record_id)
    .limit(listsAtOnce)
  return rows.map((row) => ({ ...row, date: null }))
}

type Prepared = ReturnType<typeof prepare>

const statements = oncePerDatabase(() => new Map<string, Prepared>())

/** A prepared statement: planning takes longer than most searches, and is done once by connection. */
function prepared(
  db: Executor,
  name: string,
  statement: () => { tables: SQL; columns: SQL },
): Prepared {
  const known = statements(db)
  const made = known.get(name) ?? prepare(db, name, statement())
  known.set(name, made)
  return made
}

function prepare(db: Executor, name: string, { tables, columns }: { tables: SQL; columns: SQL }) {
  return db
    .select({ found: sql<unknown>`found`.as('found') })
    .from(
      sql`(with ${given}, ${concepts}, ${tables} select json_build_object(${columns}) as found) searched`,
    )
    .prepare(name)
}

/** The part of a statement's name that stands for its scope. */
const nameOf = ({ tiers, isFiltered }: Scope) => `${tiers.join('')}${isFiltered ? '_of_types' : ''}`

/** Whether so few records of the sample match that the rest of the directory is read. */
const isWhole = sql`(select found < ${constantNumber(frequent)} from sampled)`

const countColumns = (scope: Scope) =>
  sql`'counts', ${countsOf(scope, totalLimit + 1, isWhole)}, 'is_whole', ${isWhole}`

/**
 * The table `chosen`. Every set is limited before it is ranked: records with the tokens in their
 * titles, where these are few also those with the tokens anywhere, and titles with the prefix. A
 * record in two sets counts once, or the first hundred hits would not be a hundred.
 */
function choose(
  scope: Scope,
  { read, ranked }: ReadLimits,
  { rest, enough, isForNames = false }: { rest: SQL; enough: number | null; isForNames?: boolean },
): SQL {
  return sql`${candidates(likely, { scope, limit: read, enough, rest })},
    ${isForNames ? sql`` : sql`${sellers},`}
    chosen as materialized (
      select tier, kind, record_id, max(fit) as fit from (
        (select tier, kind, record_id, max(fit) as fit from likely group by tier, kind, record_id
          order by fit desc, record_id, kind limit ${constantNumber(ranked)})
        union all ${namesakes} ${isForNames ? sql`` : sql`union all ${editorial} union all select * from sellers`}
      ) every group by tier, kind, record_id
    )`
}

const hits = sql`select false as is_further, tier, kind, record_id, ${score} as score, date as dated
  from chosen join search_documents using (tier, kind, record_id), ${headed}`

const order = sql`is_further, score desc, dated desc nulls last, kind, record_id`
const range = sql`limit ${value.length} offset ${value.start}`

const firstPage = sql`page as (${hits} order by ${order} ${range})`

/** Hits past the ranked ones are in the order of their titles alone. */
function furtherPage(scope: Scope): SQL {
  const limit = furtherLimit
  const rest = fewSampled(scope, limit)
  const restOfTitles = fewSampledTitles(scope, further, limit)
  return sql`${candidates(further, { scope, limit, enough: limit, rest, restOfTitles })},
    page as (
      ${hits} union all (
        select true, tier, kind, record_id, max(fit), null::date
        from further where not exists (
          select from chosen where (chosen.tier, chosen.kind, chosen.record_id)
            = (further.tier, further.kind, further.record_id))
        group by tier, kind, record_id)
      order by ${order} ${range}
    )`
}

const documents = sql`(
  select json_agg(json_build_object('kind', kind, 'record_id', record_id, 'date', dated, 'facets', facets,
    'title_eng', title_eng, 'title_ara', title_ara, 'text_eng', text_eng, 'text_ara', text_ara,
    'paths', json_build_object('en', english_path, 'ar', arabic_path)) order by ${order})
  from page join search_documents using (tier, kind, record_id))`
