import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import { constantNumber } from '@/lib/db/checks'
import { exportGuide } from '@/lib/db/schema/guide'
import { sql, type SQL } from 'drizzle-orm'
import { fixedPageRows } from './page-documents.sql'
import { officeRows, schemeRows } from './part-pages.sql'

const none = sql`'{}'::text[]`
const noAddress = sql`'{}'::jsonb`

/** The steps of the guide as rows: number, name and text in both languages. */
const guideSteps = sql.join(
  ([1, 2, 3, 4, 5, 6, 7] as const).map((step) => {
    const texts = Object.values({
      ...columnPair(exportGuide, `step_${step}_name`),
      ...columnPair(exportGuide, `step_${step}`, 'bare'),
    })
    return sql`(${sql.join([sql`${constantNumber(step)}`, ...texts], sql`, `)})`
  }),
  sql`, `,
)

/** The names of a statistic's topics or places. */
const nodeNames = (filed: SQL, tree: SQL) =>
  sql`array(select unnest(array[n.name, n.name_ara]) from ${filed} join ${tree} n on n.id = node
    where identifier = s.identifier)`

/** Whether a statistic, or the one that it is drawn from, may be read in full without premium access. */
const isOpen = sql`(s.premium = 0 and coalesce(o.premium, 0) = 0)`

/** The names of the categories of a chart, or of the statistic that an infographic shows, that are not years. */
const categories = (names: SQL) => {
  const listed = sql`coalesce(s.chart -> ${names}, o.chart -> ${names})`
  return sql`(select string_agg(name, ' ') from jsonb_array_elements_text(
    case jsonb_typeof(${listed}) when 'array' then ${listed} else '[]' end
  ) name where name !~ '^[0-9]')`
}

/** The sections of the readiness assessment with their statements, for its page. */
const readinessTexts = (section: SQL, statement: SQL) =>
  sql`case when e.a_id = 140 then (select string_agg(concat_ws(': ', section, statements), ' ' order by sort)
    from (select s.sort, ${section} as section,
        string_agg(${statement}, ' ' order by q.sort, q.id) as statements
      from readiness_sections s join readiness_questions q on q.section_id = s.id and q.status = 1
      group by s.id) assessed) end`

/** The years of a range in a title: a chart from 2000 to 2024 is about each of them. */
const yearsWithin = (title: SQL) =>
  sql`array(select generate_series(years.range[1]::int, years.range[2]::int)::text
    from regexp_matches(${title}, '\\m((?:19|20)\\d\\d) to ((?:19|20)\\d\\d)\\M') years (range))`

/**
 * What the portal explains and shows: its pages, questions, the guide, statistics, credentials, and
 * what exporters and buyers posted.
 */
export const knowledgeSources = {
  pages: sql`select e.id, e.title_eng, e.title_ara, array[e.nav_title_eng, e.nav_title_ara] as names,
      array[e.keywords, e.keywords_ara, e.nav_description_eng, e.nav_description_ara,
        e.meta_description_en, e.meta_description_ar] as subjects,
      concat_ws(' ', e.subtitle_eng, e.sub_subtitle_eng, e.content_eng,
        ${readinessTexts(sql`s.section_eng`, sql`q.question_eng`)}) as text_eng,
      concat_ws(' ', e.subtitle_ara, e.sub_subtitle_ara, e.content_ara,
        ${readinessTexts(sql`s.section_ara`, sql`q.question_ara`)}) as text_ara,
      ${none} as codes, null::date as date,
      jsonb_build_object('menu_id', e.menu_id, 'a_id', e.a_id, 'path', e.path, 'url', e.url,
        'url_ara', e.url_ara) as address, '{}'::jsonb as facts
    from menu_entries e
    where e.status = 1 and e.alias_of is null and coalesce(e.link, '') = ''
    union all ${fixedPageRows} union all ${officeRows} union all ${schemeRows}`,
  questions: sql`select f.id, f.question_eng as title_eng, f.question_ara as title_ara,
      ${none} as names, array[t.name_eng, t.name_ara] as subjects, f.answer_eng as text_eng,
      f.answer_ara as text_ara, ${none} as codes, null::date as date,
      jsonb_build_object('audience', f.audience, 'tab_id', f.tab_id) as address,
      jsonb_build_object('audience', case f.audience when 1 then 'exporters' else 'buyers' end)
        as facts
    from faqs f join faq_tabs t on t.audience = f.audience and t.id = f.tab_id
    where f.status = 1 and f.question_eng <> ''`,
  guide: sql`select s.id, s.title_eng, s.title_ara, ${none} as names, ${none} as subjects, s.text_eng,
      s.text_ara, ${none} as codes, null::date as date, ${noAddress} as address,
      jsonb_build_object('step', s.id) as facts
    from ${exportGuide} cross join lateral (values ${guideSteps})
      s (id, title_eng, title_ara, text_eng, text_ara)
    where s.title_eng <> ''`,
  statistics: sql`select s.number as id, s.title as title_eng, s.title_ara, ${none} as names,
      array[s.subject, s.subject_ara, o.title, o.title_ara] || s.publishers || s.arabic_publishers
        || ${yearsWithin(sql`coalesce(o.title, s.title)`)}
        || ${nodeNames(sql`(select identifier, industry_id as node from statistic_topics) f`, sql`statistic_industries`)}
        || ${nodeNames(sql`(select identifier, geolocation_id as node from statistic_places) f`, sql`statistic_geolocations`)}
        as subjects,
      concat_ws(' ', s.description,
        case when ${isOpen} then concat_ws(' ', s.comment, ${categories(sql`'categories'`)}) end)
        as text_eng,
      concat_ws(' ', s.description_ara,
        case when ${isOpen} then concat_ws(' ', s.comment_ara, ${categories(sql`'categories_ara'`)})
        end) as text_ara,
      ${none} as codes, s.date,
      jsonb_build_object('identifier', s.identifier, 'kind', s.kind, 'is_public',
        (s.kind <> 'studies' and ${isOpen})::int) as address,
      jsonb_build_object('data_type', s.kind) as facts
    from statistics s left join statistics o on o.identifier = s.statistic`,
  credentials: sql`select r.id, r.name_eng as title_eng, r.name_ara as title_ara, ${none} as names,
      array[t.name_eng, t.name_ara, c.name_eng, c.name_ara] as subjects,
      r.description_eng as text_eng, r.description_ara as text_ara, ${none} as codes, r.date,
      ${noAddress} as address, jsonb_strip_nulls(jsonb_build_object('country_code', c.code_2,
        'place_eng', c.name_eng, 'place_ara', c.name_ara, 'kind_eng', t.name_eng,
        'kind_ara', t.name_ara)) as facts
    from credentials r join countries c on c.id = r.country_id
    join lookups t on t.list = r.type_list and t.id = r.type`,
  barriers: sql`select b.id, b.title_eng, b.title_ara, ${none} as names,
      array_remove(array['Trade barrier', 'عائق تجاري', c.name_eng, c.name_ara, p.name_eng,
        p.name_ara], null) as subjects,
      concat_ws(' ', b.summary_eng, s.text_eng) as text_eng,
      concat_ws(' ', b.summary_ara, s.text_ara) as text_ara,
      array_remove(array[b.hs_code], null) as codes, b.updated_at::date as date,
      ${noAddress} as address, jsonb_strip_nulls(jsonb_build_object('country_code', c.code_2,
        'place_eng', c.name_eng, 'place_ara', c.name_ara, 'hs_code', b.hs_code,
        'sample', nullif(b.sample, false))) as facts
    from barriers b join countries c on c.code_2 = b.market
    left join hs_subheadings p on p.code = b.hs_code
    cross join lateral (select string_agg(text_eng, ' ') as text_eng,
      string_agg(text_ara, ' ') as text_ara from barrier_steps where barrier_id = b.id) s
    where b.published_at is not null`,
  requests: sql`select r.id, r.product_eng as title_eng, r.product_ara as title_ara, ${none} as names,
      array['Buying request', 'طلب شراء', g.name_eng, g.name_ara, c.name_eng, c.name_ara]
        as subjects,
      concat_ws(' ', r.quality_eng, r.certificates_eng) as text_eng,
      concat_ws(' ', r.quality_ara, r.certificates_ara) as text_ara,
      array[r.hs_code] as codes, r.published_at::date as date, ${noAddress} as address,
      jsonb_strip_nulls(jsonb_build_object('country_code', c.code_2, 'place_eng', c.name_eng,
        'place_ara', c.name_ara, 'hs_code', r.hs_code, 'sample', nullif(r.sample, false))) as facts
    from buying_requests r join hs_subheadings g on g.code = r.hs_code
    join countries c on c.id = r.market_id where r.state = 'open'`,
}
