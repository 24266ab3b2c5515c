import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/**
 * Working hours until an enquiry is due an answer and an end, where staff have set no service level:
 * two and ten working days.
 */
export const usualHours = { answer: 16, close: 80 } as const

/** Working hours: the upper bound of every service level, more than a year. */
export const maxHours = 3_000
const hours = z.int().min(1).max(maxHours)

const times = { answer_hours: hours, close_hours: hours }

const level = z.object({
  enq_type: z.int(),
  ...bilingualText('type_name'),
  ...times,
  /** Whether staff have set these times. */
  is_set: z.boolean(),
})

export const serviceLevelList = endpoint({
  method: 'GET',
  path: 'admin/service-levels',
  summary: 'List the response and closing times for each enquiry type, in working hours',
  access: 'staff:cases',
  response: z.array(level),
})

export const setServiceLevel = endpoint({
  method: 'PUT',
  path: 'admin/service-levels/{type}',
  summary: 'Set the response and closing times for an enquiry type, in working hours',
  access: 'staff:admin',
  params: z.object({ type: z.coerce.number().int().min(1).max(99) }),
  body: z.object(times).refine((one) => one.answer_hours <= one.close_hours, {
    path: ['close_hours'],
    error: 'order',
  }),
  response: z.array(level),
  errors: ['not_found'],
})
