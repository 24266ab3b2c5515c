import type { Executor } from '@/lib/db/database'
import { sql } from 'drizzle-orm'

/** How many records of each kind a directory gets. */
export interface DirectorySize {
  companies: number
  products: number
  services: number
}

const nameWords = 400
const firstId = 1_000
/** Offers of the first company, of either kind. */
const ofFirst = 500
/** Every tenth company waits for staff, and so has no public version. */
const waiting = 10

/**
 * Fills a database that holds the reference data with a directory of any size, written by the
 * database itself: names out of 400 words, two sectors and three countries a company, offers spread
 * over companies and sub-sectors. One company, the first, has many offers, as many in a small
 * directory as in a large one: their pages are as long, so that the directories can be compared.
 */
export async function writeDirectory(db: Executor, size: DirectorySize): Promise<void> {
  const last = firstId + size.companies - 1
  await db.execute(sql`insert into companies (id, status, approved_at, sample)
    select n, case when n % ${waiting}::int = 1 then 10 else 20 end, now(), true
    from generate_series(${firstId}::int, ${last}::int) n`)
  for (const edition of ['owner', 'public']) await writeVersions(db, last, edition)
  await writeOffers(db, 'product', size)
  await writeOffers(db, 'service', size)
  await db.execute(sql`vacuum analyze`)
}

async function writeVersions(db: Executor, last: number, edition: string): Promise<void> {
  const ids = sql`(select n from generate_series(${firstId}::int, ${last}::int) n
    where ${edition} = 'owner' or n % ${waiting}::int <> 1)`
  await db.execute(sql`insert into company_versions (company_id, edition,
      company_registered_name, company_registered_name_ara, company_trading_name, type_of_company,
      phone_number, mobile_number, website_url, e_mail, location_type_id, governorates,
      description_eng, description_ara, person_title, person_position, person_mobile_number,
      person_email)
    select n, ${edition}, 'Word' || (n % ${nameWords}::int) || ' Company ' || n,
      'شركة ' || (n % ${nameWords}::int), 'Trade ' || n, 1, '0600000000', '0700000000',
      'https://company-' || n || '.example', 'info@company-' || n || '.example', 1,
      places.all_of[1 + n % cardinality(places.all_of)],
      'Makes and sells what its name says, for buyers abroad.', 'تصنع وتبيع ما يقوله اسمها.',
      1, 1, '0700000000', 'info@company-' || n || '.example'
    from ${ids} ids
    cross join (select array_agg(id order by id) as all_of from governorates) places`)
  await db.execute(sql`insert into company_industries (company_id, edition, offer, industry_id)
    select n, ${edition}, offer, found.iid
    from ${ids} ids cross join (values ('products'), ('services')) offers (offer)
    cross join lateral (
      select array_agg(iid order by iid) as all_of from industries
      where case when offer = 'products' then for_products else for_services end
    ) sectors
    cross join lateral (
      select distinct all_of[1 + (n * step) % cardinality(all_of)] as iid
      from (values (1), (7)) steps (step)
    ) found`)
  await db.execute(sql`insert into company_countries (company_id, edition, country_id)
    select n, ${edition}, found.id
    from ${ids} ids
    cross join (select array_agg(id order by id) as all_of from countries) places
    cross join lateral (
      select distinct all_of[1 + (n * step) % cardinality(all_of)] as id
      from (values (1), (11), (101)) steps (step)
    ) found`)
}

async function writeOffers(
  db: Executor,
  kind: 'product' | 'service',
  size: DirectorySize,
): Promise<void> {
  const count = kind === 'product' ? size.products : size.services
  const heads = sql.identifier(`${kind}s`)
  const versions = sql.identifier(`${kind}_versions`)
  const own = sql.identifier(`${kind}_id`)
  const last = firstId + count - 1
  const step = Math.max(1, Math.floor(count / ofFirst))
  await db.execute(sql`insert into ${heads} (id, company_id, status, approved_at, sample)
    select n, case when n % ${step}::int = 0 then ${firstId}::int
      else ${firstId}::int + (n * 7 % ${size.companies}::int) end,
      20, now(), true
    from generate_series(${firstId}::int, ${last}::int) n`)
  const codes = kind === 'product' ? sql`, gs1_code, hs_code` : sql``
  const codeValues =
    kind === 'product'
      ? sql`, lpad(n::text, 13, '0'), (select min(code) from hs_subheadings)`
      : sql``
  for (const edition of ['owner', 'public']) {
    await db.execute(sql`insert into ${versions} (${own}, edition, name_eng, name_ara, industry,
        sub_ind, description_eng, description_ara, features, features_ara, contacts ${codes})
      select n, ${edition}, 'Item ' || n, 'صنف ' || n, (pairs.all_of[place]).ind_id,
        (pairs.all_of[place]).id, 'A plain description.', 'وصف بسيط.', '', '',
        'https://company.example/contact' ${codeValues}
      from generate_series(${firstId}::int, ${last}::int) n
      cross join (
        select array_agg(sub order by sub.id) as all_of
        from sub_industries sub join industries on iid = ind_id
        where case when ${kind} = 'product' then for_products else for_services end
      ) pairs
      cross join lateral (select 1 + (n + n / ${step}::int) % cardinality(pairs.all_of) as place) places`)
  }
}
