import { dayRange } from '@/lib/api/day-range'
import { endpoint } from '@/lib/api/endpoint'
import { addressId, idParams, instant } from '@/lib/api/params'
import { bilingualText } from '@/lib/bilingual/schema'
import { occasionKinds, outcomeAnswers, outcomeSides, valueBands } from '@/lib/db/codes/outcomes'
import { z } from 'zod'

const count = z.int().min(0)
const id = addressId.optional()

const row = z.object({
  id: z.int(),
  kind: z.enum(occasionKinds),
  side: z.enum(outcomeSides),
  round: z.int(),
  ...bilingualText('company'),
  asked_at: instant,
  answered_at: instant.nullable(),
  answer: z.enum(outcomeAnswers).nullable(),
  value_band: z.enum(valueBands).nullable(),
})

export type CaseOutcome = z.infer<typeof row>

export const caseOutcomes = endpoint({
  method: 'GET',
  path: 'admin/outcomes',
  summary: 'List what both sides of a case said came of it',
  access: 'staff:outcomes',
  query: z.object({ enquiry: id, buying_request: id, quotation_request: id }),
  response: z.array(row),
})

const counts = {
  questions: count,
  answered: count,
  orders: count,
  talks: count,
  nothing: count,
}

export type OutcomeCounts = Record<keyof typeof counts, number>

const bands = z.array(z.object({ band: z.enum(valueBands), orders: count }))

export type OutcomeBands = z.infer<typeof bands>

export const eventOutcomes = endpoint({
  method: 'GET',
  path: 'admin/event-outcomes/{id}',
  summary: 'Count what the participants of an event said came of it, by round and value',
  access: 'staff:events',
  params: idParams,
  response: z.object({
    rounds: z.array(z.object({ round: z.int(), ...counts })),
    /** Orders by the last answer of each participant. */
    bands,
  }),
})

export const outcomeNumbers = endpoint({
  method: 'GET',
  path: 'admin/outcome-numbers',
  summary: 'Get how many people were asked about outcomes in a period and what they answered',
  access: 'staff:numbers',
  query: z.object(dayRange),
  response: z.object({
    kinds: z.array(z.object({ kind: z.enum(occasionKinds), ...counts })),
    bands,
  }),
})
