import 'server-only'
import type { RowRange } from '@/lib/api/paging'
import { eraseAskedBuyers } from '@/lib/db/asked-people'
import type { Executor } from '@/lib/db/database'
import { occasionNames } from '@/lib/db/codes/outcomes'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'

/** The requests of an account, and those under its confirmed address that are in no account. */
function ofPerson(userId: number, confirmedEmail: string | null) {
  const { user_id, email, confirmed_at, state } = quotationRequests
  const underAddress =
    confirmedEmail === null
      ? undefined
      : and(
          sql`lower(${email}) = lower(${confirmedEmail})`,
          isNull(user_id),
          isNotNull(confirmed_at),
        )
  return and(ne(state, 'erased'), or(eq(user_id, userId), underAddress))
}

export async function selectRequests(
  db: Executor,
  { userId, email, range }: { userId: number; email: string | null; range: RowRange },
) {
  return db
    .select()
    .from(quotationRequests)
    .where(ofPerson(userId, email))
    .orderBy(desc(quotationRequests.id))
    .limit(range.limit)
    .offset(range.offset)
}

export async function countRequests(db: Executor, userId: number, email: string | null) {
  return db.$count(quotationRequests, ofPerson(userId, email))
}

/** Deletes what a request, and the question about it, says of its buyer; what figures count stays. */
export async function anonymise(db: Executor, id: number) {
  await db
    .update(quotationRequests)
    .set({
      name: '',
      company_name: '',
      email: '',
      subject: '',
      place: '',
      quantity: null,
      unit: null,
      incoterm: null,
      wanted_by: null,
      market: null,
      decline_text: '',
      user_id: null,
      request_hash: '',
      fingerprint: '',
      state: 'erased',
    })
    .where(eq(quotationRequests.id, id))
  await eraseAskedBuyers(db, [occasionNames.answer(id)])
}

/** The requests of an account, locked until the transaction ends. */
export async function lockRequestsOf(db: Executor, userId: number, email: string | null) {
  return db.select().from(quotationRequests).where(ofPerson(userId, email)).for('update')
}
