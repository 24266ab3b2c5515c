import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import { credentials } from '@/lib/db/schema/credentials'
import type { CredentialWrite } from '../contract'

export async function insertCredentials(db: Executor, records: CredentialWrite[]) {
  await insertAll(db, credentials, records)
  await raiseIdentity(db, credentials)
}
