import 'server-only'
import type { Executor } from '@/lib/db/database'
import { productImport, serviceImport } from '../contract'
import { insertProducts, insertServices } from './offers.sql'

/** Imports products with their saved and public versions through their contract. */
export async function importProducts(db: Executor, records: unknown[]) {
  await insertProducts(db, productImport.array().parse(records))
}

/** Imports services with their saved and public versions through their contract. */
export async function importServices(db: Executor, records: unknown[]) {
  await insertServices(db, serviceImport.array().parse(records))
}
