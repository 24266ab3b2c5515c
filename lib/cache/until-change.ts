import 'server-only'
import { oncePerDatabase } from '@/lib/db/once-per-database'
import type { Executor } from '@/lib/db/handle'
import { primaryOf } from '@/lib/db/replica'
import { lastChange } from './store-entries'

/**
 * Keeps what is loaded from a database until something is published, on this instance or another; a
 * load that failed is not kept. What a transaction reads is its own; a replica, which may not have
 * the change yet, is not read.
 */
export function untilChange<Loaded>(
  load: (db: Executor) => Promise<Loaded>,
): (db: Executor) => Promise<Loaded> {
  const slots = oncePerDatabase((): { loaded?: Promise<Loaded>; since?: object } => ({}))
  return async (given) => {
    const db = primaryOf(given)
    const slot = slots(db)
    if (slot.since !== lastChange()) delete slot.loaded
    slot.since = lastChange()
    slot.loaded ??= load(db)
    try {
      return await slot.loaded
    } catch (error) {
      delete slot.loaded
      throw error
    }
  }
}
