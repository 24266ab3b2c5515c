import 'server-only'
import { importCompanies } from '@/features/companies/server/service'
import { importExperts } from '@/features/experts/server/service'
import { importInstitutions } from '@/features/institutions/server/service'
import { importProducts, importServices } from '@/features/offers/server/service'
import { readSeed } from '@/lib/db/seed/read'
import type { LoadContext } from '../../contract'
import { loaded } from '../../rules'
import type { LoadStep } from '../../steps/server/service'
import { companiesSeed, expertsSeed, institutionsSeed, offersSeed } from '../contract'
import { companyOf, offerOf, poolEntryOf } from './mapper'

/** Institutions, experts, companies and what companies offer. */
export async function directorySteps(context: LoadContext): Promise<LoadStep[]> {
  return [
    await institutionsStep(),
    await expertsStep(context),
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

async function expertsStep(context: LoadContext): Promise<LoadStep> {
  const seed = await readSeed('experts.json', expertsSeed)
  const experts = loaded(seed.experts, context.sampleData)
  const pool = await Promise.all(
    loaded(seed.pool, context.sampleData).map((entry) => poolEntryOf(entry, context)),
  )
  return {
    name: 'Pool of experts',
    records: experts.length + pool.length,
    write: (db) => importExperts(db, { experts, pool }),
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
