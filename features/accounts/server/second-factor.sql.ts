import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { recoveryCodes, secondFactors } from '@/lib/db/schema/accounts'
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'

/** A person's factor and the second it is now, by the clock of the database. */
export async function findFactor(db: Executor, user_id: number) {
  const [found] = await db
    .select({
      secret: secondFactors.secret,
      confirmed_at: secondFactors.confirmed_at,
      now: sql<number>`extract(epoch from clock_timestamp())::float8`,
      codes_left: sql<number>`(select count(*)::int from ${recoveryCodes} where ${and(
        eq(recoveryCodes.user_id, secondFactors.user_id),
        isNull(recoveryCodes.used_at),
      )})`,
    })
    .from(secondFactors)
    .where(eq(secondFactors.user_id, user_id))
    .limit(1)
  return found
}

/** Codes of the step before and of the one after now are taken: used ones differ by no more. */
const widestSteps = 2

/**
 * Consumes the code of a step; false when it, or a later one, was used before. A step that no code of
 * now can have was written while the clock ran ahead.
 */
export async function spendStep(db: Executor, user_id: number, step: number): Promise<boolean> {
  const used = await db
    .update(secondFactors)
    .set({ last_step: step })
    .where(
      and(
        eq(secondFactors.user_id, user_id),
        or(lt(secondFactors.last_step, step), gt(secondFactors.last_step, step + widestSteps)),
      ),
    )
    .returning({ user_id: secondFactors.user_id })
  return used.length > 0
}

/** Consumes a recovery code; false when it does not exist or was used. */
export async function spendRecoveryCode(db: Executor, user_id: number, code_hash: string) {
  const used = await db
    .update(recoveryCodes)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.user_id, user_id),
        eq(recoveryCodes.code_hash, code_hash),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning({ hash: recoveryCodes.code_hash })
  return used.length > 0
}

/** Stores an unconfirmed secret, in place of an earlier unconfirmed one. */
export async function writeSecret(db: Executor, user_id: number, secret: string): Promise<boolean> {
  const written = await db
    .insert(secondFactors)
    .values({ user_id, secret })
    .onConflictDoUpdate({
      target: secondFactors.user_id,
      set: { secret, last_step: 0, created_at: sql`now()` },
      setWhere: isNull(secondFactors.confirmed_at),
    })
    .returning({ user_id: secondFactors.user_id })
  return written.length > 0
}

export async function confirmFactor(db: Executor, user_id: number) {
  await db
    .update(secondFactors)
    .set({ confirmed_at: sql`now()` })
    .where(eq(secondFactors.user_id, user_id))
}

/** Replaces the recovery codes of a person. */
export async function replaceRecoveryCodes(
  db: Executor,
  user_id: number,
  hashes: readonly string[],
) {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id))
  await insertAll(
    db,
    recoveryCodes,
    hashes.map((code_hash) => ({ user_id, code_hash })),
  )
}

export async function deleteFactor(db: Executor, user_id: number): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id))
  const deleted = await db
    .delete(secondFactors)
    .where(eq(secondFactors.user_id, user_id))
    .returning({ confirmed_at: secondFactors.confirmed_at })
  return deleted.some(({ confirmed_at }) => confirmed_at !== null)
}

/** Some of the people, by id, whose secret does not begin with the prefix. */
export async function selectOtherSecrets(
  db: Executor,
  prefix: string,
  { after, count }: { after: number; count: number },
) {
  const { user_id, secret } = secondFactors
  return db
    .select({ user_id, secret })
    .from(secondFactors)
    .where(and(gt(user_id, after), sql`not starts_with(${secret}, ${prefix})`))
    .orderBy(asc(user_id))
    .limit(count)
}

/** Replaces the stored form of a secret, unless it was changed in the meantime. */
export async function replaceSecret(
  db: Executor,
  { user_id, from, to }: { user_id: number; from: string; to: string },
): Promise<boolean> {
  const changed = await db
    .update(secondFactors)
    .set({ secret: to })
    .where(and(eq(secondFactors.user_id, user_id), eq(secondFactors.secret, from)))
    .returning({ user_id: secondFactors.user_id })
  return changed.length > 0
}
