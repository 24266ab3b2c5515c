import 'server-only'
import { constantNumber } from '@/lib/db/checks'
import { accessAgreements } from '@/lib/db/schema/market-access'
import { offices } from '@/lib/db/schema/offices'
import { sql } from 'drizzle-orm'
import { pageNumbers } from '../kinds/contract'

/** What people call any office. */
const officeNames = sql.param([
  'office',
  'branch',
  'contact us',
  'phone number',
  'telephone',
  'opening hours',
  'working hours',
  'مكتب',
  'فرع',
  'اتصل بنا',
  'رقم هاتف',
  'أرقام هواتف',
  'تلفون',
  'ساعات الدوام',
  'أوقات الدوام',
])

/** The offices of the contact page: rows of the columns of a source (`SourceRow`). */
export const officeRows = sql`select ${constantNumber(pageNumbers.offices)} + o.id as id,
    o.name as title_eng, o.name_ara as title_ara, '{}'::text[] as names,
    ${officeNames}::text[] as subjects,
    concat_ws(' · ', o.address_eng, o.phone, o.hours_eng) as text_eng,
    concat_ws(' · ', o.address_ara, o.phone_ara, o.hours_ara) as text_ara,
    '{}'::text[] as codes, null::date as date,
    jsonb_build_object('office_id', o.id) as address, '{}'::jsonb as facts
  from ${offices} o`

/** What a market gives that no agreement of the list of agreements holds, on its page. */
export const schemeRows = sql`select ${constantNumber(pageNumbers.schemes)} + a.id,
    a.name_eng, a.name_ara, '{}'::text[], array[c.name_eng, c.name_ara],
    concat_ws(' ', a.coverage_eng, a.transport_eng, a.cumulation_eng, a.special_rules_eng),
    concat_ws(' ', a.coverage_ara, a.transport_ara, a.cumulation_ara, a.special_rules_ara),
    '{}'::text[], null::date, jsonb_build_object('market', c.code_2),
    jsonb_strip_nulls(jsonb_build_object('country_code', c.code_2, 'place_eng', c.name_eng,
      'place_ara', c.name_ara))
  from ${accessAgreements} a cross join lateral (select c.code_2, c.name_eng, c.name_ara
    from market_access m join countries c on c.code_2 = m.country_code
    where m.agreement_key = a.key order by m.id limit 1) c
  where a.agreement_id is null`
