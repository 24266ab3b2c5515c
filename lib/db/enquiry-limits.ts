import { limitsIn, type RightsHolder } from '@/lib/auth/staff-areas'
import { columnsOf } from '@/lib/bilingual/columns'
import { composedRoles } from '@/lib/db/schema/composed-roles'
import { enquiries } from '@/lib/db/schema/enquiries'
import { countries } from '@/lib/db/schema/geography'
import { worksIn } from '@/lib/db/staff-areas'
import { sql, type SQL } from 'drizzle-orm'

const [regionName] = columnsOf(countries, ['region'])

/**
 * Whether an enquiry is of these types and about a country of these regions; null is no limit. An
 * enquiry without a country is of no region.
 */
const isWithin = (types: SQL, regions: SQL): SQL =>
  sql`(${types} is null or ${enquiries.enq_type} = any(${types}))
    and (${regions} is null or exists (select from ${countries}
      where ${countries.id} = ${enquiries.country_id} and ${regionName} = any(${regions})))`

/** The enquiries that somebody may work on; undefined for all of them. */
export function isReachable(holder: RightsHolder): SQL | undefined {
  const limits = limitsIn('cases', holder)
  if (!limits || (limits.case_types === null && limits.case_regions === null)) return undefined
  const { case_types, case_regions } = limits
  return isWithin(sql`${sql.param(case_types)}::integer[]`, sql`${sql.param(case_regions)}::text[]`)
}

/** Whether the person of a query may work on the enquiry of the query. */
export const mayWorkOn = worksIn(
  'cases',
  isWithin(sql`${composedRoles.case_types}`, sql`${composedRoles.case_regions}`),
)
