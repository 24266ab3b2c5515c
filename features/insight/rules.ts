import { workQuery } from '@/lib/api/list-address'
import type { StaffAccess } from '@/lib/auth/staff-areas'
import { dayAfter } from '@/lib/i18n/today'

type Filters = Readonly<Record<string, string>>

/** The addresses of the lists that the numbers count. */
export const enquiriesWith = (filters: Filters) => `/enquiries${workQuery(filters)}`
export const approvalsWith = (filters: Filters) => `/approvals${workQuery(filters)}`
export const feedbackWith = (filters: Filters) => `/numbers/feedback${workQuery(filters)}`
export const lateJobsWith = (filters: Filters) => `/numbers/late-jobs${workQuery(filters)}`

const accessOf = new Map<string, StaffAccess>([
  ['enquiries', 'cases'],
  ['approvals', 'approvals'],
  ['synonyms', 'data'],
])

/** What the screen of a list requires. */
export const accessTo = (address: string): StaffAccess =>
  accessOf.get(/^\/(\w+)/.exec(address)?.[1] ?? '') ?? 'numbers'

/** The age groups of waiting records, the first and the last day of each counted back from today. */
const ageDays = {
  days_2: [0, 2],
  days_7: [3, 7],
  days_30: [8, 30],
  older: [31, null],
} as const

export const ages = ['days_2', 'days_7', 'days_30', 'older'] as const

/** The filter for the records of an age group; of all ages where none is given. */
export function daysOfAge(age: (typeof ages)[number] | undefined, today: string): Filters {
  if (age === undefined) return {}
  const [least, most] = ageDays[age]
  return {
    ...(most !== null && { from_day: dayAfter(today, -most) }),
    ...(least > 0 && { until_day: dayAfter(today, -least) }),
  }
}
