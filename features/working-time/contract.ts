import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { typedLine } from '@/lib/api/typed-text'
import { pairOf } from '@/lib/bilingual/fields'
import { z } from 'zod'

export const holidayLimits = { name: 80, days: 31 } as const

const names = () => typedLine(holidayLimits.name).pipe(z.string().min(1, 'required'))

const holidayFields = z.object({
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  ...pairOf('name', 'lower', names),
  /** False while the day of a movable holiday is only calculated. */
  confirmed: z.boolean(),
})

export type HolidayWrite = z.output<typeof holidayFields>

const dayMs = 86_400_000

/** The last day is not before the first one, nor a month after it. */
const inOrder = <Form extends z.ZodType<HolidayWrite>>(form: Form) =>
  form.refine(
    ({ first_day, last_day }) => {
      const days = (Date.parse(last_day) - Date.parse(first_day)) / dayMs
      return days >= 0 && days < holidayLimits.days
    },
    { path: ['last_day'], error: 'order' },
  )

const holiday = holidayFields.extend({ id: z.int().positive(), version: z.int().positive() })

export type Holiday = z.infer<typeof holiday>

const list = { path: 'admin/holidays', response: z.array(holiday) } as const
const one = { ...list, path: 'admin/holidays/{id}', params: idParams } as const

export const holidayList = endpoint({
  ...list,
  method: 'GET',
  summary: 'List the public holidays from this year on, which do not count as working time',
  access: 'staff:cases',
})

export const addHoliday = endpoint({
  ...list,
  method: 'POST',
  summary: 'Add a public holiday',
  access: 'staff:admin',
  body: inOrder(holidayFields),
})

export const setHoliday = endpoint({
  ...one,
  method: 'PUT',
  summary: 'Change a public holiday, or confirm its day',
  access: 'staff:admin',
  body: inOrder(holidayFields.extend({ version: z.int().positive() })),
  errors: ['not_found', 'conflict'],
})

export const removeHoliday = endpoint({
  ...one,
  method: 'DELETE',
  summary: 'Remove a public holiday',
  access: 'staff:admin',
  errors: ['not_found'],
})
