import 'server-only'
import { importUsers } from '@/features/accounts/server/service'
import { importRequests } from '@/features/buying-requests/posting/server/service'
import { readSeed } from '@/lib/db/seed/read'
import { stepOf, type LoadStep } from '../../steps/server/service'
import { accountsSeed, buyingRequestsSeed } from '../contract'

/** The sample accounts, which share one password, and their requests; none without sample data. */
export async function accountSteps({
  sampleData,
  samplePassword,
}: {
  sampleData: boolean
  samplePassword: string
}): Promise<LoadStep[]> {
  if (!sampleData) return []
  const people = await readSeed('accounts.json', accountsSeed)
  const requests = await readSeed('buying-requests.json', buyingRequestsSeed)
  return [
    stepOf('Sample accounts', people, (db, records) => importUsers(db, records, samplePassword)),
    stepOf('Requests of buyers', requests, importRequests),
  ]
}
