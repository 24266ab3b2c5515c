import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** The schemas of the directory data, limited to the fields that loading reads. */

const sample = z.boolean().default(false)

export const expertsSeed = z.object({
  experts: z.array(z.looseObject({ sample })),
  pool: z.array(z.looseObject({ id: z.int(), sample })),
})

export const institutionsSeed = z.object({ institutions: z.array(z.looseObject({})) })

const company = z.looseObject({
  id: z.int(),
  status: z.object({ iid: z.int() }),
  ...bilingualText('company_trading_name', 'bare'),
  ...bilingualText('company_registered_name', 'bare'),
  mobile_number: z.string(),
  e_mail: z.string(),
  industry_information_for_products: z.array(z.int()),
  industry_information_for_services: z.array(z.int()),
  countries_of_operations: z.array(z.int()),
  certificates: z.array(z.string()),
  contact: z.looseObject({}),
  sample,
})

export const companiesSeed = z.array(company)

export type CompanySeed = z.infer<typeof company>

const offer = z.looseObject({
  id: z.int(),
  company_id: z.int(),
  status: z.object({ iid: z.int() }),
  industry: z.int(),
  ...bilingualText('features'),
  sample,
})

export const offersSeed = z.array(offer)

export type OfferSeed = z.infer<typeof offer>
