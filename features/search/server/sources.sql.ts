import 'server-only'
import type { Executor } from '@/lib/db/database'
import { products, services } from '@/lib/db/schema/offers'
import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { SearchType } from '../kinds/contract'
import { knowledgeSources } from './knowledge.sql'

/** The searchable content of a record from its tables; every kind has the same columns. */
export interface SourceRow extends Record<string, unknown> {
  id: number
  title_eng: string
  title_ara: string
  /** Other names of the record. */
  names: (string | null)[]
  subjects: (string | null)[]
  text_eng: string
  text_ara: string
  codes: (string | null)[]
  date: string | null
  /** The values, besides the title, that make up its address. */
  address: Record<string, string | number | null>
  /** What a result shows of it (`facts` of the contract). */
  facts: Record<string, unknown>
}

const none = sql`'{}'::text[]`
const noAddress = sql`'{}'::jsonb`
const noFacts = sql`'{}'::jsonb as facts`

const sectorNames = (table: SQL, record: SQL) =>
  sql`array(select unnest(array[i.name_eng, i.name_ara]) from ${table} s
    join industries i on i.iid = s.industry_id where ${record})`

const countryNames = (condition: SQL) =>
  sql`array(select unnest(array[c.name_eng, c.name_ara]) from countries c where ${condition})`

/** The country of a record as a fact: its code, and its name as the place. */
const inCountry = (condition: SQL) =>
  sql`coalesce((select jsonb_strip_nulls(jsonb_build_object('country_code', c.code_2,
    'place_eng', c.name_eng, 'place_ara', c.name_ara)) from countries c where ${condition}), '{}')`

/** The governorate of a record as its place. */
const inGovernorate = (condition: SQL) =>
  sql`coalesce((select jsonb_build_object('place_eng', g.name_eng, 'place_ara', g.name_ara)
    from governorates g where ${condition}), '{}')`

/** The names of a company's first public products or services. */
const offerNames = (table: SQL, version: SQL) =>
  sql`array(select unnest(array[o.name_eng, o.name_ara]) from (
    select v.name_eng, v.name_ara from ${table} p join ${version} = p.id and v.edition = 'public'
    where p.company_id = h.id and p.approved_at is not null and p.deleted_at is null
    order by p.id limit 50) o)`

const productVersions = sql`product_versions v on v.product_id`
const serviceVersions = sql`service_versions v on v.service_id`

/** Public products or services of public companies, each with its sector and its company. */
const offersOf = (table: SQL, version: SQL, { codes, hs }: { codes: SQL; hs: SQL }) =>
  sql`select h.id, v.name_eng as title_eng, v.name_ara as title_ara, ${none} as names,
      array[i.name_eng, i.name_ara, s."SUB_NAME_ENG", s."SUB_NAME_ARA",
        o.company_registered_name, o.company_registered_name_ara,
        o.company_trading_name, o.company_trading_name_ara] as subjects,
      concat_ws(' ', v.description_eng, v.features) as text_eng,
      concat_ws(' ', v.description_ara, v.features_ara) as text_ara,
      ${codes} as codes, null::date as date, ${noAddress} as address,
      jsonb_strip_nulls(jsonb_build_object('hs_code', ${hs}, 'sector_eng', s."SUB_NAME_ENG",
        'sector_ara', s."SUB_NAME_ARA")) as facts
    from ${table} h
    join ${version} = h.id and v.edition = 'public'
    join sub_industries s on s.id = v.sub_ind
    join industries i on i.iid = v.industry
    join companies c on c.id = h.company_id and c.approved_at is not null and c.deleted_at is null
    join company_versions o on o.company_id = c.id and o.edition = 'public'
    where h.approved_at is not null and h.deleted_at is null`

/** The visible records of every kind: public ones, and publications for members. */
const sources: Readonly<Record<SearchType, SQL>> = {
  events: sql`select e.id, e.name_eng as title_eng, e.name_ara as title_ara, ${none} as names,
      array[c.name_eng, c.name_ara, g.name_eng, g.name_ara, g.seat_eng, g.seat_ara, t.name_eng,
          t.name_ara, m.name_eng, m.name_ara, e.location_type, case e.location_type
            when 'Local event' then 'فعالية محلية' else 'فعالية دولية' end]
        || ${sectorNames(sql`event_industries`, sql`s.event_id = e.id`)} as subjects,
      e.description_eng as text_eng, e.description_ara as text_ara, ${none} as codes,
      e.date_start as date, jsonb_build_object('location_type', e.location_type) as address,
      jsonb_strip_nulls(jsonb_build_object('location_type', e.location_type,
        'date_start', e.date_start, 'date_end', e.date_end, 'country_code', c.code_2,
        'place_eng', coalesce(g.name_eng, c.name_eng), 'place_ara', coalesce(g.name_ara, c.name_ara),
        'kind_eng', t.name_eng, 'kind_ara', t.name_ara)) as facts
    from events e
    join countries c on c.id = e.country_id
    left join governorates g on g.id = e.gov_id
    join lookups t on t.list = e.type_list and t.id = e.type_id
    join lookups m on m.list = e.mode_list and m.id = e.mode_id`,
  trades: sql`select a.id, a.title_eng, a.title_ara, ${none} as names,
      array[a.kind_eng, a.kind_ara, a.subtitle_eng, a.subtitle_ara, a.keywords, a.keywords_ara]
        || ${countryNames(sql`c.code_2 in (select country_code from agreement_countries where agreement_id = a.id)`)}
        as subjects,
      concat_ws(' ', a.content_eng, a.origin_rule_eng, a.proof_of_origin_eng) as text_eng,
      concat_ws(' ', a.content_ara, a.origin_rule_ara, a.proof_of_origin_ara) as text_ara,
      ${none} as codes, a.in_force as date, ${noAddress} as address,
      jsonb_build_object('legal_status', a.legal_status)
        || ${inCountry(sql`c.code_2 = a.country_code`)} as facts
    from agreements a where a.status = 1`,
  agreements: sql`select a.id, a.title_eng, a.title_ara, ${countryNames(sql`c.id = a.country_id`)} as names,
      array[a.subtitle, a.subtitle_ara, a.sub_subtitle, a.sub_subtitle_ara, a.keywords,
        a.keywords_ara] as subjects,
      a.content_eng as text_eng, a.content_ara as text_ara, ${none} as codes, null::date as date,
      ${noAddress} as address, ${inCountry(sql`c.id = a.country_id`)} as facts
    from country_agreements a where a.visible = 1`,
  exports: sql`select i.id, i.name_eng as title_eng, i.name_ara as title_ara, array[i.name] as names,
      array(select unnest(array[g.name_eng, g.name_ara]) from governorates g where g.id = i.gov_id)
        || array(select unnest(array[l.name_eng, l.name_ara]) from institution_types t
          join lookups l on l.list = t.type_list and l.id = t.type_id where t.institution_id = i.id)
        as subjects,
      i.description_eng as text_eng, i.description_ara as text_ara, ${none} as codes,
      null::date as date, ${noAddress} as address, ${inGovernorate(sql`g.id = i.gov_id`)} as facts
    from institutions i where i.status = 1`,
  publications: sql`select p.id, p."DESCRIPTION_ENG" as title_eng, p."DESCRIPTION_ARA" as title_ara,
      ${none} as names,
      ${countryNames(sql`c.id = p.country_id`)}
        || ${sectorNames(sql`publication_industries`, sql`s.publication_id = p.id`)}
        || array[to_char(p.date_start, 'YYYY')] as subjects,
      p."TARIFF_ENG" as text_eng, p."TARIFF_ARA" as text_ara, ${none} as codes,
      p.date_start as date, ${noAddress} as address,
      ${inCountry(sql`c.id = p.country_id`)} || jsonb_build_object('is_vip', p.for_vip = 1, 'pdf',
        to_jsonb(array_remove(array[case when coalesce(p."TARIFF_FILE", '') <> '' then 'en' end,
          case when coalesce(p."TARIFF_FILE_AR", '') <> '' then 'ar' end], null))) as facts
    from publications p where p.status = 1`,
  companies: sql`select h.id, v.company_registered_name as title_eng,
      v.company_registered_name_ara as title_ara, array[v.company_trading_name,
        v.company_trading_name_ara] as names,
      array(select distinct unnest(array[i.name_eng, i.name_ara]) from company_industries s
          join industries i on i.iid = s.industry_id
          where s.company_id = h.id and s.edition = 'public' order by 1)
        || array(select distinct unnest(array[i."SUB_NAME_ENG", i."SUB_NAME_ARA"])
          from company_sub_industries s join sub_industries i on i.id = s.sub_industry_id
          where s.company_id = h.id and s.edition = 'public' order by 1)
        || array(select unnest(array[c.name_eng, c.name_ara]) from company_countries s
          join countries c on c.id = s.country_id
          where s.company_id = h.id and s.edition = 'public' order by 1)
        || ${offerNames(sql`products`, productVersions)}
        || ${offerNames(sql`services`, serviceVersions)}
        || array(select unnest(array[g.name_eng, g.name_ara]) from governorates g
          where g.id = v.governorates)
        || ${countryNames(sql`c.id = v.location_country_id`)} as subjects,
      v.description_eng as text_eng, v.description_ara as text_ara, ${none} as codes,
      null::date as date, ${noAddress} as address, ${inCountry(sql`c.id = v.location_country_id`)}
        || ${inGovernorate(sql`g.id = v.governorates`)} as facts
    from companies h join company_versions v on v.company_id = h.id and v.edition = 'public'
    where h.approved_at is not null and h.deleted_at is null`,
  experts: sql`select p.id, p."FULL_NAME" as title_eng, p."FULL_NAME_ara" as title_ara, ${none} as names,
      array[x."NAME_ENG", x."NAME_ARA", p.field_eng, p.field_ara, p.languages_eng, p.languages_ara]
        as subjects,
      concat_ws(' ', p."DESCRIPTION_ENG", p."TARIFF_ENG") as text_eng,
      concat_ws(' ', p."DESCRIPTION_ARA", p."TARIFF_ARA") as text_ara, ${none} as codes,
      null::date as date, ${noAddress} as address, jsonb_build_object('kind_eng', x."NAME_ENG",
        'kind_ara', x."NAME_ARA") as facts
    from pool_entries p join experts x on x.id = p.expert_id where p.status = 1`,
  products: offersOf(sql`products`, productVersions, {
    codes: sql`array_remove(array[v.hs_code, v.gs1_code], '')`,
    hs: sql`v.hs_code`,
  }),
  services: offersOf(sql`services`, serviceVersions, { codes: none, hs: sql`null::text` }),
  news: sql`select n.id, n."DESCRIPTION_ENG" as title_eng, n."DESCRIPTION_ARA" as title_ara,
      ${none} as names, ${sectorNames(sql`news_industries`, sql`s.news_id = n.id`)} as subjects,
      n."TARIFF_ENG" as text_eng, n."TARIFF_ARA" as text_ara, ${none} as codes,
      n.news_date as date, ${noAddress} as address, ${noFacts}
    from news n where n.status = 1`,
  ...knowledgeSources,
}

/** The sources of those records that may be found. */
export async function selectSources(db: Executor, kind: SearchType, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { rows } = await db.execute<SourceRow>(
    sql`select * from (${sources[kind]}) source where id in ${[...ids]}`,
  )
  return rows
}

/** The next records of a kind that may be found, by their ids. */
export async function selectSourcesAfter(
  db: Executor,
  kind: SearchType,
  { after, limit }: { after: number; limit: number },
) {
  const { rows } = await db.execute<SourceRow>(
    sql`select * from (${sources[kind]}) source where id > ${after}::int order by id limit ${limit}::int`,
  )
  return rows
}

/** The slugs of lists by their page ids, for the addresses of their records. */
export async function selectListPages(db: Executor, pageIds: readonly number[]) {
  const { rows } = await db.execute<{ a_id: number; url: string; url_ara: string }>(
    sql`select a_id, url, url_ara from menu_entries where alias_of is null and a_id in ${[...pageIds]}`,
  )
  return rows
}

/** The menu entries that show an application page. */
export async function selectPageIds(db: Executor, pageId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from menu_entries where alias_of is null and a_id = ${pageId}::int`,
  )
  return rows.map(({ id }) => id)
}

const offers = { products, services }

/** The companies of some products or services. */
export async function selectOfferCompanies(
  db: Executor,
  kind: keyof typeof offers,
  ids: readonly number[],
): Promise<number[]> {
  const table = offers[kind]
  const rows = await db
    .selectDistinct({ id: table.company_id })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(table.company_id)
  return rows.map(({ id }) => id)
}

/** The ids of a company's products or services, also those that are not public. */
export async function selectOfferIds(db: Executor, kind: keyof typeof offers, company: number) {
  const table = offers[kind]
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.company_id, company))
    .orderBy(table.id)
  return rows.map(({ id }) => id)
}
