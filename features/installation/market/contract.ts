import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** The schemas of the market data, limited to the fields that loading reads. */

const sample = z.boolean().default(false)

const nodes = z.array(z.looseObject({}))

/** The paths from the root of a tree to the node of a record. */
const chains = z.array(z.array(z.object({ id: z.string() })).min(1))

const statistic = z.looseObject({
  identifier: z.string(),
  publishers: z.array(z.object(bilingualText('title', 'bare'))),
  industries: chains,
  geolocations: chains,
  ...bilingualText('subject', 'bare'),
  sample,
})

export type StatisticSeed = z.infer<typeof statistic>

export const statisticsSeed = z.object({
  industries: nodes,
  geolocations: nodes,
  statistics: z.array(statistic),
  studies: z.array(statistic),
  infographics: z.array(statistic),
})

export const publicationsSeed = z.array(
  z.looseObject({
    id: z.int(),
    date_start: z.string(),
    sectors: z.array(z.object(bilingualText('name'))).min(1),
    sample,
  }),
)

export type PublicationSeed = z.infer<typeof publicationsSeed>[number]

const agreement = z.looseObject({ id: z.int(), ...bilingualText('title') })

export type AgreementSeed = z.infer<typeof agreement>

export const agreementsSeed = z.object({
  agreements: z.array(agreement),
  country_agreements: z.array(agreement),
})

export const eventsSeed = z.array(
  z.looseObject({ id: z.int(), industry_id: z.array(z.int()), sample }),
)

export type EventSeed = z.infer<typeof eventsSeed>[number]

export const credentialsSeed = z.array(z.looseObject({ id: z.int(), date: z.string(), sample }))

export type CredentialSeed = z.infer<typeof credentialsSeed>[number]

const ranked = z.array(z.looseObject({}))

export const readinessSeed = z.object({
  sections: ranked,
  questions: ranked,
  result_bands: ranked,
})
