import 'server-only'
import { database, type Executor } from '@/lib/db/database'
import { companyImport } from '../contract'
import { insertCompanies, isHeldBy } from './repository'

/** Imports companies with their saved and public versions through their contract. */
export async function importCompanies(db: Executor, records: unknown[]) {
  await insertCompanies(db, companyImport.array().parse(records))
}

/** Whether a company, or a product or service of it, has a document at an address. */
export async function holdsFile(companyId: number, address: string): Promise<boolean> {
  return isHeldBy(await database(), companyId, address)
}
