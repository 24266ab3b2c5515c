import 'server-only'
import { importUsers } from '@/features/accounts/server/service'
import { readSeed } from '@/lib/db/seed/read'
import { stepOf, type LoadStep } from '../../steps/server/service'
import { accountsSeed } from '../contract'

/** The sample accounts, which share one password; none without sample data. */
export async function accountSteps({
  sampleData,
  samplePassword,
}: {
  sampleData: boolean
  samplePassword: string
}): Promise<LoadStep[]> {
  if (!sampleData) return []
  const people = await readSeed('accounts.json', accountsSeed)
  return [
    stepOf('Sample accounts', people, (db, records) => importUsers(db, records, samplePassword)),
  ]
}
