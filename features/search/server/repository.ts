import 'server-only'
import { totalLimit } from '@/lib/api/paging'
import type { Executor } from '@/lib/db/database'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { searchTypes } from '../kinds/contract'
import {
  candidates,
  countsOf,
  fewSampled,
  namesakes,
  scopeOf,
  scoreOf,
  type SearchCriteria,
} from '../matching/server/repository'
import { resultLimit } from '../rules'

/** How many records a search reads. */
export interface ReadLimits {
  /** Matches in the sample from which on the rest of the directory is not read. */
  frequent: number
  /** Candidates read of each tier. */
  candidates: number
  /** Candidates that are ranked by their text. */
  ranked: number
}

/**
 * 360 in a sample of one in 32 are 11,520 in the directory, so that what is not counted is above
 * `totalLimit`. Few people look past the first hundred hits.
 */
export const searchReadLimits: ReadLimits = { frequent: 360, candidates: 200, ranked: 100 }

/** Suggestions are few, and requested at every letter. */
const suggestionReadLimits: ReadLimits = { frequent: 100, candidates: 100, ranked: 50 }

/** The hits after the ranked ones come from as many records as can be paged through. */
const furtherCandidates = resultLimit + searchReadLimits.ranked

const counts = z.array(z.object({ kind: z.enum(searchTypes), found: z.number() })).nullable()

const document = z.looseObject({
  kind: z.enum(searchTypes),
  record_id: z.number(),
  paths: z.object({ en: z.string(), ar: z.string() }),
  date: z.string().nullable(),
})

/** Matches by kind, and whether the rest of the directory was read, not the sample alone. */
const counted = z.object({ counts, is_whole: z.boolean() })

export type Counted = z.infer<typeof counted>

const found = counted.extend({ documents: z.array(document).nullable() })

/**
 * The number of matches of each kind. Editorial records and the sample of the directory are read, the
 * rest of it only where few records of the sample match: a word in a million records costs as much as
 * a word in ten thousand.
 */
export async function selectCounts(db: Executor, criteria: SearchCriteria): Promise<Counted> {
  const { rows } = await db.execute(sql`with ${scopeOf(criteria, searchReadLimits.frequent)}
    select ${countsOf(criteria, totalLimit + 1)} as counts, is_whole from scope`)
  return counted.parse(rows[0])
}

type Range = { limit: number; offset: number }

/** The best records of a search, and the number of matches of each kind. */
export async function selectFound(db: Executor, criteria: SearchCriteria, range: Range) {
  const counts = countsOf(criteria, totalLimit + 1)
  const { rows } = await db.execute(bestOf(criteria, searchReadLimits, { ...range, counts }))
  return found.parse(rows[0])
}

/** The best records of a search, without their number. */
export async function selectSuggested(db: Executor, criteria: SearchCriteria, limit: number) {
  const range = { limit, offset: 0, counts: sql`null::json` }
  const { rows } = await db.execute(bestOf(criteria, suggestionReadLimits, range))
  return found.parse(rows[0])
}

const order = sql`is_further, score desc, dated desc nulls last, kind, record_id`

/**
 * Every set is limited before it is ranked: records with the tokens in their titles, where these are
 * few also those with the tokens anywhere, and titles with the prefix. Hits past the ranked ones are
 * in the order of their titles alone.
 */
function bestOf(
  criteria: SearchCriteria,
  limits: ReadLimits,
  { limit, offset, counts }: Range & { counts: SQL },
): SQL {
  const isFurther = offset + limit > limits.ranked
  return sql`
    with ${scopeOf(criteria, limits.frequent)},
    ${candidates(criteria, 'likely', { limit: limits.candidates, enough: limits.ranked })},
    chosen as materialized (
      select tier, kind, record_id, max(fit) as fit from (
        (select * from likely order by fit desc, record_id, kind limit ${limits.ranked}::int)
        ${namesakes(criteria)}
      ) every group by tier, kind, record_id
    ),
    ${isFurther ? furtherOf(criteria) : sql``}
    hits as (
      select false as is_further, tier, kind, record_id, fit + ${scoreOf(criteria)} as score,
        date as dated
      from chosen join search_documents using (tier, kind, record_id)
      ${isFurther ? sql`union all select * from further_hits` : sql``}
    ),
    page as (select * from hits order by ${order} limit ${limit}::int offset ${offset}::int)
    select ${counts} as counts, is_whole, (
      select json_agg(json_build_object('kind', kind, 'record_id', record_id, 'date', dated,
        'title_eng', title_eng, 'title_ara', title_ara, 'text_eng', text_eng, 'text_ara', text_ara,
        'paths', json_build_object('en', english_path, 'ar', arabic_path)) order by ${order})
      from page join search_documents using (tier, kind, record_id)) as documents
    from scope`
}

/** The hits that are not among the ranked ones. */
function furtherOf(criteria: SearchCriteria): SQL {
  const limit = furtherCandidates
  return sql`${candidates(criteria, 'further', { limit, enough: limit }, fewSampled(criteria, limit))},
    further_hits as (
      select true, tier, kind, record_id, max(fit) as score, null::date
      from further where not exists (
        select from chosen where (chosen.tier, chosen.kind, chosen.record_id)
          = (further.tier, further.kind, further.record_id))
      group by tier, kind, record_id order by score desc, record_id limit ${resultLimit}::int
    ),`
}
