import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'

/** Counted in working days back from the day of the load; twenty of them are within thirty days. */
const day = z.int().min(1).max(20)
const moment = { day, time: z.iso.time({ precision: -1 }) }

const turn = z.object({
  ...moment,
  from: z.enum(['person', 'office']),
  text: z.string().min(1).optional(),
  status: z.int().optional(),
  reason: z.string().min(1).optional(),
})

const enquiry = z.object({
  ...moment,
  /** The key of the person. */
  person: z.string(),
  type: z.int(),
  locale: z.enum(locales),
  company: z.string(),
  job_title: z.string(),
  description: z.string().min(1),
  industry: z.int(),
  country: z.int().optional(),
  hs: z.string().length(6).optional(),
  client: z.int().optional(),
  barrier: z.int().optional(),
  /** Days before the enquiry since when a barrier exists. */
  since: z.int().optional(),
  /** Whether it is for an institution. */
  institution: z.boolean().default(false),
  /** The points around which the statements of an assessment were answered. */
  points: z.int().min(2).max(4).optional(),
  /** Whether an officer has it. */
  owner: z.boolean().default(false),
  rating: z.int().min(1).max(5).optional(),
  /** What followed: messages, and statuses with their reason. */
  turns: z.array(turn),
})

export type MonthEnquiry = z.infer<typeof enquiry>

/** A month of an office's work as an example; it belongs to no real person. */
export const monthSeed = z.object({
  people: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      last_name: z.string(),
      email: z.email(),
      locale: z.enum(locales),
    }),
  ),
  enquiries: z.array(enquiry),
  searches: z.array(
    z.object({ query: z.string(), a_day: z.int().positive(), in_vain: z.boolean() }),
  ),
  page_views: z.array(
    z.object({ page: z.string(), en: z.int().positive(), ar: z.int().positive() }),
  ),
  registrations: z.array(
    z.object({ person: z.string(), day, state: z.enum(['joined', 'withdrawn']) }),
  ),
})

export type MonthSeed = z.infer<typeof monthSeed>
