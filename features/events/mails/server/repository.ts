import 'server-only'
import type { Executor } from '@/lib/db/database'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { eventJoins } from '@/lib/db/schema/events'
import { and, eq, isNotNull, sql } from 'drizzle-orm'

/**
 * Somebody who joined an event, and their last step there; undefined when the account is closed or its
 * address is not confirmed.
 */
export async function findParticipant(db: Executor, event_id: number, user_id: number) {
  const [found] = await db
    .select({
      state: eventJoins.state,
      locale: users.locale,
      name: users.name,
      address: users.email,
      changed:
        sql`greatest(${eventJoins.joined_at}, ${eventJoins.moved_up_at}, ${eventJoins.withdrawn_at})`.mapWith(
          eventJoins.joined_at,
        ),
    })
    .from(eventJoins)
    .innerJoin(users, eq(users.id, eventJoins.user_id))
    .where(
      and(
        eq(eventJoins.event_id, event_id),
        eq(users.id, user_id),
        isActiveUser,
        isNotNull(users.email_verified_at),
      ),
    )
    .limit(1)
  return found
}
