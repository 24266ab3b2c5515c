import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { typedText } from '@/lib/api/typed-text'
import { valueBands } from '@/lib/db/codes/outcomes'
import { z } from 'zod'

/** The longest text about the own case, in characters. */
export const joinDetails = 2_000

/** What a barrier means for one company; staff only read it. */
export const joinFigures = z.object({
  /** What it costs in a year, in thousands of the currency of the home country. */
  loss_band: z.enum(valueBands).nullable(),
  consignments: z.int().min(0).max(100_000).nullable(),
  details: typedText(joinDetails, 'request_max'),
  /** Whether the bodies that deal with the barrier may learn who it is. */
  may_share: z.boolean(),
})

export type JoinFigures = z.infer<typeof joinFigures>

const ownJoin = z.object({
  state: z.enum(['none', 'joined', 'reported']),
  /** Whether the barrier is still worked on. */
  may_join: z.boolean(),
  /** Whether the office approved the company, and the caller confirmed their address: only these count. */
  is_checked: z.boolean(),
  figures: joinFigures.nullable(),
})

export type OwnJoin = z.infer<typeof ownJoin>

const own = { access: 'company', path: 'barriers/{id}/join', params: idParams } as const

export const ownBarrierJoin = endpoint({
  ...own,
  method: 'GET',
  summary: 'Get what the caller said of a published barrier that affects their company too',
  response: ownJoin,
  errors: ['not_found'],
})

export const joinBarrier = endpoint({
  ...own,
  method: 'POST',
  summary: 'Say that a published barrier affects the caller’s company too; the last figures count',
  limit: 'join',
  body: joinFigures.extend({
    /** Staff read the figures, and the register counts the company without its name. */
    consent: z.literal(true, 'required'),
  }),
  response: ownJoin,
  errors: ['not_found', 'conflict'],
})

export const withdrawJoin = endpoint({
  ...own,
  method: 'DELETE',
  summary: 'Take back that a barrier affects the caller’s company',
  response: ownJoin,
  errors: ['not_found'],
})
