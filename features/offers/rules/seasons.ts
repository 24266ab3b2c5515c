import { months, type Month } from '@/lib/db/codes/trade-terms'

/** Months that follow each other, from the first to the last; December is followed by January. */
export type Season = readonly [from: Month, to: Month]

const before = (month: Month) => months[(month + 10) % months.length]
const after = (month: Month) => months[month % months.length]

/** The seasons in which something can be had; 'all' for all year round. */
export function seasonsOf(chosen: readonly Month[]): Season[] | 'all' {
  const known = new Set(chosen)
  if (known.size === months.length) return 'all'
  const firsts = months.filter((month) => {
    const previous = before(month)
    return known.has(month) && previous !== undefined && !known.has(previous)
  })
  return firsts.map((from) => [from, lastOf(from)])

  function lastOf(month: Month): Month {
    const next = after(month)
    return next !== undefined && known.has(next) ? lastOf(next) : month
  }
}
