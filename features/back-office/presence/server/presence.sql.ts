import 'server-only'
import type { Executor } from '@/lib/db/database'
import { isRecent, span } from '@/lib/db/instants'
import { users } from '@/lib/db/schema/accounts'
import { presence } from '@/lib/db/schema/presence'
import { and, asc, eq, ne, not, sql } from 'drizzle-orm'
import { presenceSeconds } from '../contract'

/** Notes that a person has a record open now, and forgets who closed one. */
export async function writePresence(db: Executor, row: { record: string; user_id: number }) {
  await db.delete(presence).where(not(isRecent(presence.seen_at, span(60))))
  await db
    .insert(presence)
    .values(row)
    .onConflictDoUpdate({
      target: [presence.record, presence.user_id],
      set: { seen_at: sql`now()` },
    })
}

const mostNamed = 10

/** The other members of staff who have a record open. */
export async function selectOthers(db: Executor, record: string, user_id: number) {
  const name = sql<string>`trim(${users.name} || ' ' || ${users.last_name})`
  return db
    .select({ id: users.id, name })
    .from(presence)
    .innerJoin(users, eq(users.id, presence.user_id))
    .where(
      and(
        eq(presence.record, record),
        ne(presence.user_id, user_id),
        isRecent(presence.seen_at, span(presenceSeconds.open)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(mostNamed)
}
