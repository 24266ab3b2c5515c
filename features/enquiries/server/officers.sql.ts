import 'server-only'
import type { Executor } from '@/lib/db/database'
import { isOpen } from '@/lib/db/reads/enquiries'
import { users } from '@/lib/db/schema/accounts'
import { enquiries } from '@/lib/db/schema/enquiries'
import { worksIn } from '@/lib/db/staff-areas'
import { mayWorkOn } from '@/lib/db/reads/reachable-enquiries'
import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm'

const officer = worksIn('cases')
const active = and(isNull(users.disabled_at), isNull(users.deleted_at))
const fullName = sql<string>`trim(${users.name} || ' ' || ${users.last_name})`

/** The officers, of an enquiry those whose roles reach it, with the number of open enquiries of each. */
export async function selectOfficers(db: Executor, enquiry: number | undefined) {
  const reaches =
    enquiry === undefined
      ? undefined
      : exists(
          db
            .select({ id: enquiries.id })
            .from(enquiries)
            .where(and(eq(enquiries.id, enquiry), mayWorkOn)),
        )
  const own = sql<number>`(select count(*)::int from ${enquiries} where ${and(
    eq(enquiries.owner_id, users.id),
    isOpen,
  )})`
  return db
    .select({ id: users.id, name: fullName, open: own })
    .from(users)
    .where(and(officer, active, reaches, sql`cardinality(${users.staff_roles}) > 0`))
    .orderBy(asc(users.name), asc(users.id))
}
