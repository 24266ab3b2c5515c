import 'server-only'
import { timeZone } from '@/lib/i18n/locale'
import { sql, type SQL } from 'drizzle-orm'

/**
 * A source: its public records that are new or changed, all with the same columns (`record_id`,
 * `stamp`, `changed_at`, `topics`; `repeated` is what a record is told under that was published
 * before), and the titles of those records that are still public.
 */
export interface SourceSql {
  changes: SQL
  lines: (ids: SQL) => SQL
  /** The kind of its documents in the search. */
  searched?: string
  /** The texts that followed searches are compared with, where documents end before they are compared. */
  texts?: (ids: SQL) => SQL
}

/** Today in the country. */
export const day = sql`(now() at time zone ${timeZone})::date`

/** What is older is no news. */
export const recent = sql`now() - interval '28 days'`

/** What exporters and buyers report and ask, as the office published it. */
export const postedSources = {
  barriers: {
    changes: sql`select h.id::text as record_id, max(s.id)::text as stamp,
        h.updated_at as changed_at,
        array['barriers:all', 'barriers:' || h.id, 'market:' || h.market]
          || array(select 'hs:' || left(h.hs_code, digits) from unnest(array[2, 4, 6]) digits
            where h.hs_code is not null) as topics,
        null::text[] as repeated, false as known
      from barriers h join barrier_steps s on s.barrier_id = h.id
      where h.published_at is not null and not h.sample and h.updated_at > ${recent}
      group by h.id`,
    lines: (ids) => sql`select h.id::text as record_id, h.title_eng, h.title_ara
      from barriers h
      where h.published_at is not null and not h.sample and h.id = any(${ids}::int[])`,
    searched: 'barriers',
  },
  requests: {
    changes: sql`select h.id::text as record_id, '' as stamp, h.published_at as changed_at,
        array(select unnest(array[t.topic, 'requests:' || t.topic]) from (
          select 'hs:' || left(h.hs_code, digits) as topic from unnest(array[2, 4, 6]) digits
          union all select 'sector:' || i.industry_id from industry_chapters i
            where i.chapter = left(h.hs_code, 2)
          union all select 'market:' || c.code_2 from countries c
            where c.id = h.market_id and c.code_2 is not null
        ) t) || array['requests:all'] as topics,
        null::text[] as repeated, false as known
      from buying_requests h
      where h.state = 'open' and not h.sample and h.published_at > ${recent}
        and h.deadline >= ${day}`,
    lines: (ids) => sql`select h.id::text as record_id, h.product_eng as title_eng,
        h.product_ara as title_ara
      from buying_requests h
      where h.state = 'open' and not h.sample and h.deadline >= ${day}
        and h.id = any(${ids}::int[])`,
    texts: (
      ids,
    ) => sql`select h.id::text as record_id, array[h.product_eng, h.product_ara] as titles,
        array[g.name_eng, g.name_ara, c.name_eng, c.name_ara] as subjects,
        array[h.quality_eng, h.quality_ara, h.certificates_eng, h.certificates_ara] as texts,
        array[h.hs_code] as codes
      from buying_requests h join hs_subheadings g on g.code = h.hs_code
      join countries c on c.id = h.market_id where h.id = any(${ids}::int[])`,
  },
} satisfies Record<'barriers' | 'requests', SourceSql>
