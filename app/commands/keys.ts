import './umask.mjs'
import { forgetSharedKeys } from '@/lib/auth/shared-keys'
import { settings } from '@/lib/settings/settings'
import { onDatabase, refuse } from './on-database'
import { ended } from './outcome'

/**
 * `npm run keys:forget`: lets instances start with other secret keys, as when those of the others are
 * lost. What the lost keys sealed stays sealed.
 */
async function run(): Promise<void> {
  if (settings().DATABASE_URL === undefined) {
    refuse('Only the instances of a PostgreSQL record their keys: DATABASE_URL is not set.')
  }
  await onDatabase(async (tx) => {
    await forgetSharedKeys(tx)
    return ['The instances that start next record their own keys.']
  })
}

await ended(run)
