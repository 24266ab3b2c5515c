import 'server-only'
import { importUsers } from '@/features/accounts/server/accounts'
import { barriersSeed } from '@/features/barriers/contract'
import { importBarriers } from '@/features/barriers/server/barriers'
import { importRequests } from '@/features/buying-requests/posting/server/posting'
import { readSeed } from '@/lib/db/seed/read'
import { stepOf, type LoadStep } from '../../server/steps'
import { accountsSeed, buyingRequestsSeed } from '../contract'

/** The sample accounts, which share one password, their requests and the barriers of the register; none without sample data. */
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
  const barriers = await readSeed('barriers.json', barriersSeed)
  return [
    stepOf('Sample accounts', people, (db, records) => importUsers(db, records, samplePassword)),
    stepOf('Requests of buyers', requests, importRequests),
    stepOf('Barriers to trade', barriers, importBarriers),
  ]
}
