import 'server-only'
import { importCompanies } from '@/features/companies/server/service'
import { importInstitutions } from '@/features/institutions/server/service'
import { importProducts, importServices } from '@/features/offers/server/service'
import { readSeed } from '@/lib/db/seed/read'
import type { LoadContext, LoadStep } from '../../contract'
import { loaded } from '../../rules'
import { companiesSeed, institutionsSeed, offersSeed } from '../contract'
import { companyOf, offerOf } from './mapper'

/** Institutions, experts, companies and what companies offer. */
export async function directorySteps(context: LoadContext): Promise<LoadStep[]> {
  return [
    await institutionsStep(),
    await companiesStep(context),
    await productsStep(context),
    await servicesStep(context),
  ]
}

async function institutionsStep(): Promise<LoadStep> {
  const { institutions } = await readSeed('institutions.json', institutionsSeed)
  return {
    name: 'Institutions',
    records: institutions.length,
    write: (db) => importInstitutions(db, institutions),
  }
}

async function companiesStep(context: LoadContext): Promise<LoadStep> {
  const seed = loaded(await readSeed('companies.json', companiesSeed), context.sampleData)
  const records = await Promise.all(seed.map((company) => companyOf(company, context)))
  return { name: 'Companies', records: records.length, write: (db) => importCompanies(db, records) }
}

async function productsStep(context: LoadContext): Promise<LoadStep> {
  const seed = loaded(await readSeed('products.json', offersSeed), context.sampleData)
  const records = await Promise.all(seed.map((product) => offerOf(product, 'product', context)))
  return { name: 'Products', records: records.length, write: (db) => importProducts(db, records) }
}

async function servicesStep(context: LoadContext): Promise<LoadStep> {
  const seed = loaded(await readSeed('services.json', offersSeed), context.sampleData)
  const records = await Promise.all(seed.map((service) => offerOf(service, 'service', context)))
  return { name: 'Services', records: records.length, write: (db) => importServices(db, records) }
}
