import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import { constantNumber } from '@/lib/db/checks'
import { accessAgreements } from '@/lib/db/schema/market-access'
import { offices } from '@/lib/db/schema/offices'
import { sql } from 'drizzle-orm'
import { pageNumbers } from '../../kinds/contract'

const office = { ...columnPair(offices, 'name', 'bare'), ...columnPair(offices, 'phone', 'bare') }
const scheme = columnPair(accessAgreements, 'name')

/** What people call any office. */
const officeNames = sql.param([
  ...[
    'office',
    'branch',
    'contact us',
    'phone number',
    'telephone',
    'opening hours',
    'working hours',
  ],
  ...[
    'مكتب',
    'فرع',
    'اتصل بنا',
    'رقم هاتف',
    'أرقام هواتف',
    'تلفون',
    'ساعات الدوام',
    'أوقات الدوام',
  ],
])

/** The offices of the contact page: rows of the columns of a source (`SourceRow`). */
export const officeRows = sql`select ${constantNumber(pageNumbers.offices)} + ${offices.id} as id,
    ${office.name} as title_eng, ${office.name_ara} as title_ara, '{}'::text[] as names,
    ${officeNames}::text[] as subjects,
    concat_ws(' · ', ${offices.address_eng}, ${office.phone}, ${offices.hours_eng}) as text_eng,
    concat_ws(' · ', ${offices.address_ara}, ${office.phone_ara}, ${offices.hours_ara}) as text_ara,
    '{}'::text[] as codes, null::date as date,
    jsonb_build_object('office_id', ${offices.id}) as address, '{}'::jsonb as facts
  from ${offices}`

/** What a market gives in words that no agreement of the list of agreements holds, on its page. */
export const schemeRows = sql`select ${constantNumber(pageNumbers.schemes)} + ${accessAgreements.id},
    ${scheme.name_eng}, ${scheme.name_ara}, '{}'::text[], array[c.name_eng, c.name_ara],
    concat_ws(' ', ${accessAgreements.coverage_eng}, ${accessAgreements.transport_eng},
      ${accessAgreements.cumulation_eng}, ${accessAgreements.special_rules_eng}),
    concat_ws(' ', ${accessAgreements.coverage_ara}, ${accessAgreements.transport_ara},
      ${accessAgreements.cumulation_ara}, ${accessAgreements.special_rules_ara}),
    '{}'::text[], null::date, jsonb_build_object('market', c.code_2),
    jsonb_strip_nulls(jsonb_build_object('country_code', c.code_2, 'place_eng', c.name_eng,
      'place_ara', c.name_ara))
  from ${accessAgreements} cross join lateral (select c.code_2, c.name_eng, c.name_ara
    from market_access m join countries c on c.code_2 = m.country_code
    where m.agreement_key = ${accessAgreements.key} order by m.id limit 1) c
  where ${accessAgreements.agreement_id} is null`
