import 'server-only'
import type { RightsHolder } from '@/lib/auth/staff-areas'
import type { Executor } from '@/lib/db/database'
import { isReachable, mayWorkOn } from '@/lib/db/reads/reachable-enquiries'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { enquiries, enquiryMessageFiles, enquiryMessages } from '@/lib/db/schema/enquiries'
import { and, eq } from 'drizzle-orm'

/** Whether somebody may work on an enquiry. */
export async function reaches(db: Executor, holder: RightsHolder, id: number): Promise<boolean> {
  const [found] = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.id, id), isReachable(holder)))
  return found !== undefined
}

/** Whether a person who is not blocked may work on an enquiry. */
export async function isTheirCase(db: Executor, person: number, id: number): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(enquiries, eq(enquiries.id, id))
    .where(and(eq(users.id, person), isActiveUser, mayWorkOn))
  return found !== undefined
}

/** Whether a file belongs to an enquiry that somebody may work on. */
export async function reachesFile(
  db: Executor,
  holder: RightsHolder,
  key: string,
): Promise<boolean> {
  const [found] = await db
    .select({ id: enquiries.id })
    .from(enquiryMessageFiles)
    .innerJoin(enquiryMessages, eq(enquiryMessages.id, enquiryMessageFiles.message_id))
    .innerJoin(enquiries, eq(enquiries.id, enquiryMessages.enquiry_id))
    .where(and(eq(enquiryMessageFiles.file_key, key), isReachable(holder)))
    .limit(1)
  return found !== undefined
}
