import 'server-only'
import { importCompanies } from '@/features/companies/server/companies'
import { importProducts, importServices } from '@/features/offers/server/offers'
import { readSeed } from '@/lib/db/seed/read'
import type { LoadContext } from '../../contract'
import { loaded, noPicture } from '../../rules'
import { contentStep, stepOf, type LoadStep } from '../../server/steps'
import { companiesSeed, expertsSeed, institutionsSeed, offersSeed } from '../contract'
import { companyOf, offerOf } from './directory.mapper'

/** Institutions, experts, companies and what companies offer. */
export async function directorySteps(context: LoadContext): Promise<LoadStep[]> {
  const { sampleData } = context
  const now = new Date()
  const { institutions } = await readSeed('institutions.json', institutionsSeed)
  const companies = loaded(await readSeed('companies.json', companiesSeed), sampleData)
  const products = loaded(await readSeed('products.json', offersSeed), sampleData)
  const services = loaded(await readSeed('services.json', offersSeed), sampleData)
  return [
    contentStep('Institutions', ['institutions', institutions]),
    await expertsStep(context),
    stepOf(
      'Companies',
      companies.map((company) => companyOf(company, context, now)),
      importCompanies,
    ),
    stepOf(
      'Products',
      products.map((product) => offerOf(product, context.photographs(product.id))),
      importProducts,
    ),
    stepOf(
      'Services',
      services.map((service) => offerOf(service)),
      importServices,
    ),
  ]
}

async function expertsStep(context: LoadContext): Promise<LoadStep> {
  const seed = await readSeed('experts.json', expertsSeed)
  const experts = loaded(seed.experts, context.sampleData)
  const pool = loaded(seed.pool, context.sampleData).map((entry) => ({ ...entry, ...noPicture }))
  return contentStep('Pool of experts', ['expert-fields', experts], ['experts', pool])
}
