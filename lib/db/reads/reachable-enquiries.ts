import { limitsIn, type RightsHolder } from '@/lib/auth/staff-areas'
import { columnsOf } from '@/lib/bilingual/columns'
import { composedRoles } from '@/lib/db/schema/composed-roles'
import { enquiries } from '@/lib/db/schema/enquiries'
import { countries } from '@/lib/db/schema/geography'
import { worksIn } from '@/lib/db/staff-areas'
import { and, sql, type SQL } from 'drizzle-orm'

const [regionName] = columnsOf(countries, ['region'])

const isOfType = (types: SQL) => sql`${enquiries.enq_type} = any(${types})`

/** An enquiry without a country is of no region. */
const isOfRegion = (regions: SQL) =>
  sql`exists (select from ${countries}
    where ${countries.id} = ${enquiries.country_id} and ${regionName} = any(${regions}))`

/** The enquiries that somebody may work on; undefined for all of them. */
export function isReachable(holder: RightsHolder): SQL | undefined {
  const { case_types, case_regions } = limitsIn('cases', holder) ?? {}
  return and(
    case_types ? isOfType(sql`${sql.param(case_types)}::integer[]`) : undefined,
    case_regions ? isOfRegion(sql`${sql.param(case_regions)}::text[]`) : undefined,
  )
}

const { case_types: types, case_regions: regions } = composedRoles

/** Whether the person of a query may work on the enquiry of the query. */
export const mayWorkOn = worksIn(
  'cases',
  sql`(${types} is null or ${isOfType(sql`${types}`)})
    and (${regions} is null or ${isOfRegion(sql`${regions}`)})`,
)
