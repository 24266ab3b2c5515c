import { barrierFigures, barriersTag } from '@/features/barriers/contract'
import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { valueBands } from '@/lib/db/codes/outcomes'
import { z } from 'zod'

const count = z.int().min(0)
const hours = z.number().min(0).nullable()

/** A figure about companies; null while it comes from fewer than five of them, but from some. */
const guarded = count.nullable()

const group = z.object({ orders: count })

const figures = z.object({
  /** The first and the last day of the figures. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** What the office was asked, and how soon half was answered; the hours are null below five answers. */
  enquiries: z.object({ received: count, answered: count, median_hours: hours }),
  /** What exporters were asked. */
  quotations: z.object({ received: guarded, answered: guarded, median_hours: hours }),
  buying_requests: count,
  introductions: guarded,
  /**
   * Orders that buyers or exporters reported; null below five exporters. A group below five is part
   * of the group without a name.
   */
  orders: z
    .object({
      total: count,
      by_sector: z.array(
        group.extend({ industry_id: z.int().nullable(), ...bilingualText('sector') }),
      ),
      by_band: z.array(group.extend({ band: z.enum(valueBands).nullable() })),
    })
    .nullable(),
  /** The published barriers to trade as they are today. */
  barriers: barrierFigures,
  by_month: z.array(
    z.object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      enquiries: count,
      quotations: guarded,
      introductions: guarded,
    }),
  ),
})

export type Performance = z.infer<typeof figures>

export const performanceTag = 'performance'

export const performanceFigures = endpoint({
  method: 'GET',
  path: 'performance',
  summary:
    'Get what the portal led to in the last twelve months; nothing that points to one company',
  access: 'public',
  response: figures,
  tags: [performanceTag, barriersTag],
})
