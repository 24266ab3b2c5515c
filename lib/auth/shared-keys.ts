import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { Executor } from '@/lib/db/database'
import { findKey, forget, record, recordOnce } from '@/lib/db/signing-keys'
import { logger } from '@/lib/log/logger'
import { WrongSetting } from '@/lib/settings/schema'
import { settings } from '@/lib/settings/settings'
import { hasConfiguredKeys, keyName, secretKeys } from './secret-keys'

/** What the instances of a database record of the keys with which they seal. */
const ofSetting = 'name of the first of SECRET_KEYS'
const ofFile = 'name of the key file'

/**
 * Refuses the keys of this instance where it could not open what another instance of the same
 * PostgreSQL seals: each instance that starts records the name of its first key. Keys of the setting
 * go before a key file, so that a portal can move from the one to the other. Throws `WrongSetting`,
 * which says what to do. A key file that cannot be made is logged, and no second factor is set up
 * until it can.
 */
export async function requireSharedKeys(db: Executor): Promise<void> {
  const names = ownNames()
  const [own] = names
  if (own === undefined || settings().DATABASE_URL === undefined) return
  if (hasConfiguredKeys()) await requireOfSetting(db, own, names)
  else await requireOfFile(db, own)
}

/**
 * The same before something is sealed, as another instance may have moved to other keys since this
 * one started. Throws `unavailable`, with the reason in the log.
 */
export async function requireMaySeal(db: Executor): Promise<void> {
  await requireSharedKeys(db).catch((error: unknown) => {
    if (!(error instanceof WrongSetting)) throw error
    logger().error(error.message)
    throw new Problem('unavailable')
  })
}

async function requireOfSetting(db: Executor, own: string, names: readonly string[]) {
  const recorded = await recordOnce(db, ofSetting, own)
  if (!names.includes(recorded)) {
    throw new WrongSetting(
      `SECRET_KEYS lacks the key ${recorded}, with which other instances of this database seal: give all instances the same SECRET_KEYS, and a new key first behind the old one. If the old key is lost, run npm run keys:forget (RUNBOOK.md, Secret keys).`,
    )
  }
  if (recorded !== own) await record(db, ofSetting, own)
}

async function requireOfFile(db: Executor, own: string) {
  const ofOthers = await findKey(db, ofSetting)
  if (ofOthers !== undefined && ofOthers !== own) {
    throw new WrongSetting(
      'SECRET_KEYS is not set, and other instances of this database have it: give all instances the same SECRET_KEYS. If there are no others any more, run npm run keys:forget (RUNBOOK.md, Secret keys).',
    )
  }
  if ((await recordOnce(db, ofFile, own)) === own) return
  throw new WrongSetting(
    'SECRET_KEYS is not set, and another instance of this database has a key file of its own: give all instances the same SECRET_KEYS (RUNBOOK.md, Secret keys).',
  )
}

/** Lets the instances that start next record their keys, whatever keys others had. */
export async function forgetSharedKeys(db: Executor): Promise<void> {
  await forget(db, [ofSetting, ofFile])
}

function ownNames(): readonly string[] {
  try {
    return secretKeys().map(keyName)
  } catch {
    return []
  }
}
