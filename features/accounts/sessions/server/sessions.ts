import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { anonymous, personOf, type Actor } from '@/lib/auth/actor'
import { bearerToken, cookieToken, signInCookies, signOutCookies } from '@/lib/auth/session-cookie'
import { newToken, tokenHash } from '@/lib/auth/tokens'
import { database, evenWhenShort, transaction, type Executor } from '@/lib/db/database'
import { causedBy, StorageFull } from '@/lib/db/errors'
import { settings } from '@/lib/settings/settings'
import { randomUUID } from 'node:crypto'
import { rememberDevice } from '../../server/login-guard'
import { forgetDevices } from '../../server/accounts.sql'
import { browserLifetime, programLifetime } from '../rules'
import {
  deleteLogin,
  deleteLogins,
  findSession,
  insertSessions,
  listSessions,
  renewSession,
  touchSession,
} from './sessions.sql'

/**
 * Prefix of program tokens, which distinguishes them from browser tokens and lets secret scanners
 * find them.
 */
const programPrefix = 'xp_'

/**
 * Logs a person in: a new session in the cookie of the browser, and one for programs as a token. An
 * earlier session of the caller ends (no fixation).
 */
export async function openSessions(
  db: Executor,
  person: { id: number; isStaff: boolean; remember: boolean },
  { agent, reply, actor }: CallContext,
): Promise<{ token: string }> {
  const [browser, program] = [newToken(), `${programPrefix}${newToken()}`]
  const lifetime = browserLifetime(person.isStaff, person.remember)
  const ofProgram = programLifetime(person.isStaff)
  const common = { login_id: randomUUID(), user_id: person.id, agent }
  await insertSessions(db, [
    {
      ...common,
      carrier: 'cookie',
      token_hash: tokenHash(browser),
      idle_seconds: lifetime.idle,
      seconds: lifetime.absolute,
    },
    {
      ...common,
      carrier: 'bearer',
      token_hash: tokenHash(program),
      idle_seconds: ofProgram.idle,
      seconds: ofProgram.absolute,
    },
  ])
  if (actor.userId !== null && actor.loginId !== null) {
    await deleteLogin(db, actor.userId, actor.loginId)
  }
  for (const cookie of signInCookies(browser, lifetime.absolute)) {
    reply.headers.append('set-cookie', cookie)
  }
  return { token: program }
}

/**
 * The actor of a request. A request with an Authorization header is authenticated by that alone: a
 * wrong Bearer is anonymous, even with a valid cookie.
 */
export async function identify(request: Request): Promise<Actor> {
  const bearer = bearerToken(request)
  const [token, carrier] =
    bearer === null ? [cookieToken(request), 'cookie' as const] : [bearer, 'bearer' as const]
  if (!token) return anonymous
  const db = await database()
  const found = await findSession(db, tokenHash(token), carrier)
  if (!found) return anonymous
  if (found.stale) await touch(found)
  return {
    userId: found.user_id,
    companyId: found.company_id,
    vip: found.is_vip,
    staffRoles: hasStaffRights(found) ? found.staff_roles : [],
    composed: found.composed,
    loginId: found.login_id,
    carrier,
    loggedInRecently: found.logged_in_recently,
  }
}

/** On a volume that is short of space people go on reading until their session is idle, staff beyond. */
async function touch({ id, staff_roles }: { id: number; staff_roles: readonly string[] }) {
  const write = async () => touchSession(await database(), id)
  if (staff_roles.length > 0) return evenWhenShort(write)
  await write().catch((error: unknown) => {
    if (!causedBy(error, StorageFull)) throw error
  })
}

/** Where a second factor is required, staff without one have no roles. */
function hasStaffRights({ has_second_factor }: { has_second_factor: boolean }): boolean {
  return has_second_factor || !settings().STAFF_SECOND_FACTOR
}

/** Ends the session of the call, in the database first. */
export async function endThisSession({ actor, reply }: CallContext) {
  const { userId, loginId } = personOf(actor)
  await evenWhenShort(async () => deleteLogin(await database(), userId, loginId))
  for (const cookie of signOutCookies()) reply.headers.append('set-cookie', cookie)
  reply.headers.set('clear-site-data', '"cache"')
  return 'Success' as const
}

/** The sessions of a person by their login, the last used first. */
async function loginsOf(userId: number) {
  const rows = await listSessions(await database(), userId)
  return [...Map.groupBy(rows, (row) => row.login_id).values()]
}

/** The logins of the caller, one entry each. */
export async function listMySessions(actor: Actor) {
  const { userId, loginId } = personOf(actor)
  return (await loginsOf(userId)).flatMap((rows) => {
    const carriers = rows.map(({ carrier }) => carrier)
    return rows.slice(0, 1).map(({ login_id, agent, created_at, seen_at, expires_at }) => ({
      login_id,
      agent,
      carriers,
      created_at,
      seen_at,
      expires_at,
      current: login_id === loginId,
    }))
  })
}

/** The logins of a person, one entry each, the last used first. */
export async function sessionsOf(userId: number) {
  return (await loginsOf(userId)).flatMap((rows) =>
    rows.slice(0, 1).map(({ agent, created_at, seen_at }) => ({ agent, created_at, seen_at })),
  )
}

/** Ends one login of the caller. Throws `not_found` for one that is not theirs. */
export async function endMySession(actor: Actor, login: string) {
  const ended = await deleteLogin(await database(), personOf(actor).userId, login)
  if (!ended) throw new Problem('not_found')
  return 'Success' as const
}

/**
 * Ends all logins of the caller except the current one. Other browsers are no longer known to the
 * account; that of the caller is.
 */
export async function endMyOtherSessions(context: CallContext) {
  const { userId, loginId, carrier } = personOf(context.actor)
  await transaction(async (tx) => {
    await deleteLogins(tx, userId, loginId)
    const account = await forgetDevices(tx, userId)
    if (account && carrier === 'cookie') await rememberDevice(tx, account, context)
  })
  return 'Success' as const
}

/**
 * Ends all sessions of the caller except the current one, in the given transaction. A browser gets
 * a new cookie for the remaining time, so that a copy of the old one is worthless. A program keeps
 * its token.
 */
export async function renewThisSession(db: Executor, { actor, reply }: CallContext) {
  const { userId, loginId, carrier } = personOf(actor)
  if (carrier !== 'cookie') return deleteLogins(db, userId, loginId)
  const [token, renewed] = [newToken(), randomUUID()]
  const seconds = await renewSession(db, loginId, { token_hash: tokenHash(token), login: renewed })
  await deleteLogins(db, userId, renewed)
  for (const cookie of signInCookies(token, seconds)) reply.headers.append('set-cookie', cookie)
}

/** Ends every login of a person: after a new password, or when the account is closed. */
export async function endAllSessions(db: Executor, userId: number) {
  await deleteLogins(db, userId)
}
