import { dayFilters } from '@/lib/api/day-range'

/** The days that an address of the numbers names. */
export function insightDays(search: URLSearchParams) {
  const dayIn = (key: keyof typeof dayFilters) => {
    const day = dayFilters[key].clean(search.get(key) ?? '')
    return day === '' ? undefined : day
  }
  return { from_day: dayIn('from_day'), until_day: dayIn('until_day') }
}
