import {
  accessAgreementSeed,
  additionalDutySeed,
  marketAccessSeed,
  marketDatasetSeed,
  marketDocumentSeed,
  originProofSeed,
} from '@/features/market-access/facts/contract'
import { originRule } from '@/features/origin/contract'
import { z } from 'zod'

/** The schemas of the facts of markets (`market-access/`), as their files have them. */

const hs6 = z.string().regex(/^\d{6}$/)

const tariffRow = z.strictObject({
  lines: z.int().positive(),
  mfn_min: z.number().min(0).optional(),
  mfn_max: z.number().min(0).optional(),
  mfn_other: z.array(z.string()).default([]),
  /** What goods of the country pay: a word for it, a percentage, or a rate as printed. */
  jordan: z.union([z.string(), z.number().min(0)]),
  /** National lines that are not free, with their rates. */
  jordan_not_free: z.record(z.string(), z.string()).optional(),
  /** The only national lines that are free. */
  jordan_free_codes: z.array(z.string()).optional(),
  via_hs2017: z.array(hs6).default([]),
  entry_price: z.boolean().default(false),
  quota: z.array(z.string()).default([]),
})

export type TariffRow = z.infer<typeof tariffRow>

const quotaRow = z.object({
  order_number: z.string(),
  hs: hs6,
  duty_text: z.string(),
  volume: z.number().positive(),
  unit: z.string(),
  period: z.string(),
})

export const tariffSeed = z.object({
  rates: z.record(hs6, tariffRow),
  quotas: z.array(quotaRow).default([]),
})

export type TariffSeed = z.infer<typeof tariffSeed>

export const rulesSeed = z.array(originRule)

/** Older codes, each with the codes it became. */
export const correlationSeed = z.record(hs6, z.array(hs6).min(1))

export type CorrelationSeed = z.infer<typeof correlationSeed>

export const summarySeed = z.object({
  jordan: z.looseObject({}),
  market_years: z.array(z.int()),
  markets: z.record(z.string(), z.looseObject({})),
})

export type SummarySeed = z.infer<typeof summarySeed>

const documentSeed = marketDocumentSeed.extend({ id: z.int() })

/** Shipped statements, with the numbers and names by which corrections find them. */
export const statementsSeed = z.object({
  documents: z.array(documentSeed),
  proofs: z.array(originProofSeed),
  'additional-duties': z.array(additionalDutySeed),
})

export type StatementsSeed = z.infer<typeof statementsSeed>

/** What the statements said before an edition, and which records it adds. */
export const correctionsSeed = z.object({
  edition: z.int().min(2),
  former: z.object({
    documents: z.array(documentSeed),
    proofs: z.array(originProofSeed),
    'additional-duties': z.array(
      additionalDutySeed.partial({ notice_eng: true, notice_ara: true, source_url: true }),
    ),
  }),
  added: z.object({
    documents: z.array(z.int()),
    'additional-duties': z.array(z.string()),
  }),
})

export type CorrectionsSeed = z.infer<typeof correctionsSeed>

export const datasetsSeed = z.array(marketDatasetSeed)
export const accessAgreementsSeed = z.array(accessAgreementSeed)
export const originProofsSeed = z.array(originProofSeed)
export const marketAccessRowsSeed = z.array(marketAccessSeed)
export const marketDocumentsSeed = z.array(marketDocumentSeed)
export const additionalDutiesSeed = z.array(additionalDutySeed)
