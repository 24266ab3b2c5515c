import 'server-only'
import { oncePerDatabase } from '@/lib/db/once-per-database'
import type { Executor } from '@/lib/db/handle'
import { onChange } from './store-entries'

/**
 * Keeps what is loaded from a database until something is published, on this instance or another; a
 * load that failed is not kept. What a transaction reads is its own.
 */
export function untilChange<Loaded>(
  load: (db: Executor) => Promise<Loaded>,
): (db: Executor) => Promise<Loaded> {
  const emptySlots = () => oncePerDatabase((): { loaded?: Promise<Loaded> } => ({}))
  let slots = emptySlots()
  onChange(() => (slots = emptySlots()))
  return async (db) => {
    const slot = slots(db)
    slot.loaded ??= load(db)
    try {
      return await slot.loaded
    } catch (error) {
      delete slot.loaded
      throw error
    }
  }
}
