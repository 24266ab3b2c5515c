import 'server-only'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { presence } from '@/lib/db/schema/presence'
import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { presenceSeconds } from '../contract'

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds}::int)`

/** Notes that a person has a record open now, and forgets who closed one. */
export async function writePresence(db: Executor, row: { record: string; user_id: number }) {
  await db.delete(presence).where(lt(presence.seen_at, ago(60)))
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
        gt(presence.seen_at, ago(presenceSeconds.open)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(mostNamed)
}
