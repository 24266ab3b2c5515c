import 'server-only'
import { importCompanies } from '@/features/companies/server/service'
import { importExperts } from '@/features/experts/server/service'
import { importInstitutions } from '@/features/institutions/server/service'
import { importProducts, importServices } from '@/features/offers/server/service'
import { readSeed } from '@/lib/db/seed/read'
import type { LoadContext } from '../../contract'
import { loaded } from '../../rules'
import { recordsOf, stepOf, type LoadStep } from '../../steps/server/service'
import {
  companiesSeed,
  expertsSeed,
  institutionsSeed,
  offersSeed,
  type OfferSeed,
} from '../contract'
import { companyOf, offerOf, poolEntryOf } from './mapper'

/** Institutions, experts, companies and what companies offer. */
export async function directorySteps(context: LoadContext): Promise<LoadStep[]> {
  const { sampleData } = context
  const { institutions } = await readSeed('institutions.json', institutionsSeed)
  const companies = loaded(await readSeed('companies.json', companiesSeed), sampleData)
  const products = loaded(await readSeed('products.json', offersSeed), sampleData)
  const services = loaded(await readSeed('services.json', offersSeed), sampleData)
  return [
    stepOf('Institutions', institutions, importInstitutions),
    await expertsStep(context),
    stepOf('Companies', await recordsOf(companies, companyOf, context), importCompanies),
    stepOf('Products', await recordsOf(products, productOf, context), importProducts),
    stepOf('Services', await recordsOf(services, serviceOf, context), importServices),
  ]
}

async function expertsStep(context: LoadContext): Promise<LoadStep> {
  const seed = await readSeed('experts.json', expertsSeed)
  const experts = loaded(seed.experts, context.sampleData)
  const pool = await recordsOf(loaded(seed.pool, context.sampleData), poolEntryOf, context)
  return {
    name: 'Pool of experts',
    records: experts.length + pool.length,
    write: (db) => importExperts(db, { experts, pool }),
  }
}

const productOf = (product: OfferSeed, context: LoadContext) => offerOf(product, 'product', context)

const serviceOf = (service: OfferSeed, context: LoadContext) => offerOf(service, 'service', context)
