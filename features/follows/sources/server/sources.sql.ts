import 'server-only'
import { homeCountry } from '@/lib/country/home'
import type { Executor } from '@/lib/db/database'
import { unionNames } from '@/lib/db/codes/markets'
import { products, services } from '@/lib/db/schema/offers'
import { sql, type SQL } from 'drizzle-orm'
import { followSources, type FollowSource } from '../contract'
import { day, postedSources, recent, type SourceSql } from '../../server/posted-sources.sql'

const stampOf = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24')`
const isSure = (table: SQL) => sql`${table}.confidence in ('sourced', 'confirmed')`

const sectors = (table: SQL, record: SQL) =>
  sql`array(select distinct 'sector:' || s.industry_id from ${table} s where ${record})`

const wasApproved = (subject: string) =>
  sql`exists (select from change_history a where a.subject = ${subject}
    and a.subject_id = h.id::text and a.action = 'approve' and a.changed_at < h.approved_at)`

const tables = { products, services }

const offersOf = (kind: 'products' | 'services', version: SQL, codes: SQL): SourceSql => ({
  changes: sql`select h.id::text as record_id,
      to_char(h.approved_at at time zone 'UTC', 'YYYY-MM-DD') as stamp, h.approved_at as changed_at,
      array['company:' || h.company_id, 'sector:' || v.industry] || ${codes} as topics,
      array['company:' || h.company_id] as repeated, ${wasApproved(kind)} as known
    from ${tables[kind]} h
    join ${version} = h.id and v.edition = 'public'
    join companies c on c.id = h.company_id and c.approved_at is not null and c.deleted_at is null
    where h.approved_at > ${recent} and h.deleted_at is null and not h.sample`,
  lines: (
    ids,
  ) => sql`select h.id::text as record_id, v.name_eng as title_eng, v.name_ara as title_ara
    from ${tables[kind]} h
    join ${version} = h.id and v.edition = 'public'
    join companies c on c.id = h.company_id and c.approved_at is not null and c.deleted_at is null
    where h.approved_at is not null and h.deleted_at is null and not h.sample
      and h.id = any(${ids}::int[])`,
  searched: kind,
})

const publishedStatistics = sql`statistics h left join statistics d on d.identifier = h.statistic
    where h.kind in ('statistics', 'infographics') and h.premium = 0 and not h.sample
      and (h.statistic is null or d.premium = 0)`

/** What is known of a market for sure, by the time at which it changed last. */
const marketFacts = sql`select country_code as code, updated_at from market_access m where ${isSure(sql`m`)}
  union all select country_code, updated_at from additional_duties m where ${isSure(sql`m`)}
  union all select unnest(countries), updated_at from market_documents m where ${isSure(sql`m`)}
  union all select m.market, v.published_at from market_published p
    join market_datasets m on m.id = p.dataset_id join market_versions v on v.id = p.version_id
    where m.market is not null and v.published_at is not null and ${isSure(sql`m`)}`

const sources: Readonly<Record<FollowSource, SourceSql>> = {
  news: {
    changes: sql`select h.id::text as record_id, '' as stamp, h.updated_at as changed_at,
        ${sectors(sql`news_industries`, sql`s.news_id = h.id`)} as topics,
        null::text[] as repeated, false as known
      from news h where h.status = 1 and not h.sample
        and h.news_date between ${day} - 28 and ${day}`,
    lines: (ids) => sql`select h.id::text as record_id, h."DESCRIPTION_ENG" as title_eng,
        h."DESCRIPTION_ARA" as title_ara
      from news h where h.status = 1 and not h.sample and h.id = any(${ids}::int[])`,
    searched: 'news',
  },
  publications: {
    changes: sql`select h.id::text as record_id, '' as stamp, h.updated_at as changed_at,
        ${sectors(sql`publication_industries`, sql`s.publication_id = h.id`)}
          || array(select 'market:' || c.code_2 from countries c
            where c.id = h.country_id and c.code_2 is not null) as topics,
        null::text[] as repeated, false as known
      from publications h where h.status = 1 and not h.sample and h.updated_at > ${recent}`,
    lines: (ids) => sql`select h.id::text as record_id, '' as title_eng, '' as title_ara
      from publications h where h.status = 1 and not h.sample and h.id = any(${ids}::int[])`,
  },
  companies: {
    changes: sql`select h.id::text as record_id,
        to_char(h.approved_at at time zone 'UTC', 'YYYY-MM-DD') as stamp,
        h.approved_at as changed_at,
        array['company:' || h.id] || ${sectors(
          sql`company_industries`,
          sql`s.company_id = h.id and s.edition = 'public'`,
        )} as topics,
        array['company:' || h.id] as repeated, ${wasApproved('company')} as known
      from companies h where h.approved_at > ${recent} and h.deleted_at is null and not h.sample`,
    lines: (ids) => sql`select h.id::text as record_id, v.company_registered_name as title_eng,
        v.company_registered_name_ara as title_ara
      from companies h join company_versions v on v.company_id = h.id and v.edition = 'public'
      where h.approved_at is not null and h.deleted_at is null and not h.sample
        and h.id = any(${ids}::int[])`,
    searched: 'companies',
  },
  products: offersOf(
    'products',
    sql`product_versions v on v.product_id`,
    sql`array['hs:' || left(v.hs_code, 2), 'hs:' || left(v.hs_code, 4), 'hs:' || v.hs_code]`,
  ),
  services: offersOf('services', sql`service_versions v on v.service_id`, sql`'{}'::text[]`),
  statistics: {
    changes: sql`select h.identifier as record_id, '' as stamp, h.date::timestamptz as changed_at,
        array(select 'sector:' || i.iid from statistic_topics s
            join statistic_industries n on n.id = s.industry_id
            join industries i on lower(i.name_eng) = lower(n.name)
            where s.identifier = h.identifier)
          || array(select 'market:' || c.code_2 from statistic_places s
            join statistic_geolocations n on n.id = s.geolocation_id
            join countries c on lower(c.name_eng) = lower(n.name) and c.code_2 is not null
            where s.identifier = h.identifier) as topics,
        null::text[] as repeated, false as known
      from ${publishedStatistics}`,
    lines: (ids) => sql`select h.identifier as record_id, h.title as title_eng, h.title_ara
      from ${publishedStatistics} and h.identifier = any(${ids}::text[])`,
  },
  agreements: {
    changes: sql`select h.id::text as record_id, ${stampOf(sql`h.updated_at`)} as stamp,
        h.updated_at as changed_at,
        array(select 'agreement:' || p.country_agreement_id from country_agreement_parts p
            where p.agreement_id = h.id)
          || array(select 'market:' || p.country_code from agreement_countries p
            where p.agreement_id = h.id) as topics,
        null::text[] as repeated, false as known
      from agreements h where h.status = 1`,
    lines: (ids) => sql`select h.id::text as record_id, h.title_eng, h.title_ara
      from agreements h where h.status = 1 and h.id = any(${ids}::int[])`,
    searched: 'trades',
  },
  countries: {
    changes: sql`select h.id::text as record_id, ${stampOf(sql`h.updated_at`)} as stamp,
        h.updated_at as changed_at,
        array['agreement:' || h.id] || array(select 'market:' || c.code_2 from countries c
          where c.id = h.country_id and c.code_2 is not null) as topics,
        null::text[] as repeated, false as known
      from country_agreements h where h.visible = 1`,
    lines: (ids) => sql`select h.id::text as record_id, h.title_eng, h.title_ara
      from country_agreements h where h.visible = 1 and h.id = any(${ids}::int[])`,
    searched: 'agreements',
  },
  events: {
    changes: sql`select h.id::text as record_id, '' as stamp, h.updated_at as changed_at,
        array['event:all', 'event:' || h.type_id]
          || ${sectors(sql`event_industries`, sql`s.event_id = h.id`)}
          || array(select 'market:' || c.code_2 from countries c
            where c.id = h.country_id and c.code_2 is not null) as topics,
        null::text[] as repeated, false as known
      from events h where not h.sample and h.updated_at > ${recent} and h.date_end >= ${day}`,
    lines: (ids) => sql`select h.id::text as record_id, h.name_eng as title_eng,
        h.name_ara as title_ara
      from events h where not h.sample and h.id = any(${ids}::int[])`,
    searched: 'events',
  },
  markets: {
    changes: sql`select f.code as record_id, ${stampOf(sql`max(f.updated_at)`)} as stamp,
        max(f.updated_at) as changed_at, array['market:' || f.code] as topics,
        null::text[] as repeated, false as known
      from (${marketFacts}) f where f.code <> ${homeCountry.code} group by f.code`,
    lines: (
      ids,
    ) => sql`select c.code_2 as record_id, c.name_eng as title_eng, c.name_ara as title_ara
      from countries c where c.code_2 = any(${ids}::text[])
      union all select 'EU', ${unionNames.en}, ${unionNames.ar} where 'EU' = any(${ids}::text[])`,
  },
  ...postedSources,
}

/** The public records of a source that are new or changed. */
export function changesOf(source: FollowSource): SQL {
  return sources[source].changes
}

/** The sources that the search finds, with the kind of their documents. */
export const searchedSources: readonly (readonly [FollowSource, string])[] = followSources.flatMap(
  (source) => {
    const { searched } = sources[source]
    return searched === undefined ? [] : [[source, searched] as const]
  },
)

/** The searchable texts of a record whose document may have ended. */
export interface TextRow extends Record<string, unknown> {
  record_id: string
  titles: string[]
  subjects: string[]
  texts: string[]
  codes: string[]
}

export async function selectTexts(db: Executor, source: FollowSource, ids: readonly string[]) {
  const { texts } = sources[source]
  if (!texts || ids.length === 0) return []
  return (await db.execute<TextRow>(texts(sql`${sql.param([...ids])}`))).rows
}

export interface LineRow extends Record<string, unknown> {
  record_id: string
  title_eng: string
  title_ara: string
}

/** The titles of those records that are still public. */
export async function selectLines(db: Executor, source: FollowSource, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await db.execute<LineRow>(sources[source].lines(sql`${sql.param([...ids])}`))
  return rows
}
