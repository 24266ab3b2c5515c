import { openEmbedded } from './embedded.ts'
import type { DatabaseHandle, DatabaseOptions } from './handle.ts'
import { openPostgres } from './postgres.ts'

/** Opens a database; for commands and tests. The application uses `database()`. */
export function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  return 'url' in options ? openPostgres(options) : openEmbedded(options)
}
