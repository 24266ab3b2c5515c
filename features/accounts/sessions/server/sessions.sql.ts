import 'server-only'
import type { Executor } from '@/lib/db/database'
import { clockTolerance, isTooFarAhead, span } from '@/lib/db/instants'
import { secondFactors, sessions, users } from '@/lib/db/schema/accounts'
import { composedRoles } from '@/lib/db/schema/composed-roles'
import { isTheirRole, rightsColumns } from '@/lib/db/staff-areas'
import { recentLoginSeconds, sessionLifetimes } from '../rules'
import { and, desc, eq, gt, isNull, ne, not, sql } from 'drizzle-orm'

interface NewSession {
  login_id: string
  token_hash: string
  user_id: number
  carrier: 'cookie' | 'bearer'
  idle_seconds: number
  seconds: number
  agent: string
}

export async function insertSessions(db: Executor, rows: NewSession[]) {
  await db.insert(sessions).values(
    rows.map(({ seconds, ...row }) => ({
      ...row,
      expires_at: sql`now() + make_interval(secs => ${seconds})`,
    })),
  )
}

/** The longest life of a session with the same idle time. */
const longestLife = span(
  sql`case ${sessions.idle_seconds} ${sql.join(
    sessionLifetimes.map(({ idle, absolute }) => sql`when ${idle}::int then ${absolute}::int`),
    sql` `,
  )} else ${Math.max(...sessionLifetimes.map(({ absolute }) => absolute))}::int end`,
)

const isAlive = and(
  gt(sessions.expires_at, sql`now()`),
  not(isTooFarAhead(sessions.expires_at, longestLife)),
  gt(sessions.seen_at, sql`now() - ${span(sessions.idle_seconds)}`),
  not(isTooFarAhead(sessions.seen_at, span(sessions.idle_seconds))),
)

/** The person of a valid session, and whether its last use is a minute ago. */
export async function findSession(db: Executor, token_hash: string, carrier: 'cookie' | 'bearer') {
  const [found] = await db
    .select({
      id: sessions.id,
      login_id: sessions.login_id,
      user_id: users.id,
      company_id: users.company_id,
      is_vip: users.is_vip,
      staff_roles: users.staff_roles,
      composed: rightsColumns.composed,
      has_second_factor: sql<boolean>`exists (select 1 from ${secondFactors} where ${secondFactors.user_id} = ${users.id} and ${secondFactors.confirmed_at} is not null)`,
      logged_in_recently: sql<boolean>`${sessions.proven_at} > now() - ${span(recentLoginSeconds)}
        and not ${isTooFarAhead(sessions.proven_at, clockTolerance)}`,
      stale: sql<boolean>`${sessions.seen_at} < now() - interval '1 minute'
        or ${isTooFarAhead(sessions.seen_at, clockTolerance)}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(composedRoles, isTheirRole)
    .where(
      and(
        eq(sessions.token_hash, token_hash),
        eq(sessions.carrier, carrier),
        isAlive,
        isNull(users.disabled_at),
        isNull(users.deleted_at),
      ),
    )
    .limit(1)
  return found
}

export async function touchSession(db: Executor, id: number) {
  await db
    .update(sessions)
    .set({ seen_at: sql`now()` })
    .where(eq(sessions.id, id))
}

/** Marks a login as re-authenticated. */
export async function confirmLogin(db: Executor, loginId: string) {
  await db
    .update(sessions)
    .set({ proven_at: sql`now()` })
    .where(eq(sessions.login_id, loginId))
}

/** The person's valid sessions, the last used first. */
export async function listSessions(db: Executor, userId: number) {
  return db
    .select({
      id: sessions.id,
      login_id: sessions.login_id,
      carrier: sessions.carrier,
      agent: sessions.agent,
      created_at: sessions.created_at,
      seen_at: sessions.seen_at,
      expires_at: sessions.expires_at,
    })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isAlive))
    .orderBy(desc(sessions.seen_at), desc(sessions.id))
}

/** Ends one login of the person. Returns whether it existed. */
export async function deleteLogin(db: Executor, userId: number, loginId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.login_id, loginId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Replaces the browser token and the id of a login; returns its remaining seconds. */
export async function renewSession(
  db: Executor,
  loginId: string,
  { token_hash, login }: { token_hash: string; login: string },
): Promise<number> {
  const [renewed] = await db
    .update(sessions)
    .set({ token_hash, login_id: login, proven_at: sql`now()` })
    .where(and(eq(sessions.login_id, loginId), eq(sessions.carrier, 'cookie')))
    .returning({ seconds: sql<number>`extract(epoch from ${sessions.expires_at} - now())::int` })
  return renewed?.seconds ?? 0
}

/** Ends all logins of a person except one. */
export async function deleteLogins(db: Executor, userId: number, except?: string) {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.user_id, userId),
        except === undefined ? undefined : ne(sessions.login_id, except),
      ),
    )
}
