import 'server-only'
import type { Executor } from '@/lib/db/database'
import { addresseeColumns, isConfirmedUser } from '@/lib/db/reads/addressees'
import { users } from '@/lib/db/schema/accounts'
import { eventJoins } from '@/lib/db/schema/events'
import { and, eq, sql } from 'drizzle-orm'

/**
 * Somebody who joined an event, and their last step there; undefined when the account is closed or its
 * address is not confirmed.
 */
export async function findParticipant(db: Executor, event_id: number, user_id: number) {
  const [found] = await db
    .select({
      reader: addresseeColumns,
      state: eventJoins.state,
      changed:
        sql`greatest(${eventJoins.joined_at}, ${eventJoins.moved_up_at}, ${eventJoins.withdrawn_at})`.mapWith(
          eventJoins.joined_at,
        ),
    })
    .from(eventJoins)
    .innerJoin(users, eq(users.id, eventJoins.user_id))
    .where(and(eq(eventJoins.event_id, event_id), eq(users.id, user_id), isConfirmedUser))
    .limit(1)
  return found
}
