import 'server-only'
import type { Executor } from '@/lib/db/database'
import { companyImport } from '../contract'
import { insertCompanies } from './repository'

/** Writes companies with their owner's and public versions through their contract. */
export async function importCompanies(db: Executor, records: unknown[]) {
  await insertCompanies(db, companyImport.array().parse(records))
}
