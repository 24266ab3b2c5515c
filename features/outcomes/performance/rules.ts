import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import type { Performance } from './contract'

/** Figures about companies are shown from so many companies on (decisions, 'Mail and consent'). */
export const fewestCompanies = 5

/** How soon half was answered is shown from so many answers on. */
export const fewestAnswers = 5

/** Orders of one group, such as a sector, with the exporters that they are of. */
export interface OrderGroup<Key> {
  /** Null where an order says nothing, such as no value. */
  key: Key | null
  orders: number
  companies: readonly number[]
}

/** A group that may be shown; the one without a key holds all groups that may not be shown alone. */
export interface ShownGroup<Key> {
  key: Key | null
  orders: number
}

/**
 * Groups that point to nobody: those of fewer than five companies become one group without a key,
 * which takes in the smallest others until it has five itself, so that no group can be calculated
 * from the total. Null where all of them together have fewer.
 */
export function publishableGroups<Key>(
  groups: readonly OrderGroup<Key>[],
): ShownGroup<Key>[] | null {
  const ranked = groups.toSorted((a, b) => new Set(b.companies).size - new Set(a.companies).size)
  const shown = ranked.filter(
    ({ key, companies }) => key !== null && new Set(companies).size >= fewestCompanies,
  )
  const rest = ranked.filter((one) => !shown.includes(one))
  const inRest = () => new Set(rest.flatMap(({ companies }) => companies)).size
  while (rest.length > 0 && inRest() < fewestCompanies) {
    const smallest = shown.pop()
    if (!smallest) return null
    rest.push(smallest)
  }
  const named = shown
    .map(({ key, orders }) => ({ key, orders }))
    .toSorted((a, b) => b.orders - a.orders)
  if (rest.length === 0) return named
  return [...named, { key: null, orders: rest.reduce((sum, { orders }) => sum + orders, 0) }]
}

/** What was counted for one company in one month. */
export interface MonthCount {
  month: string
  company_id: number
  count: number
}

/** A count that points to nobody: null below five companies, unless there is nothing to count. */
export function publishable(count: number, companies: number): number | null {
  return companies === 0 || companies >= fewestCompanies ? count : null
}

/**
 * The counts of months by the same rule: a month of fewer than five companies is null, and so are others
 * until those left out have five together, so that none can be calculated from the total.
 */
export function publishableMonths(counts: readonly MonthCount[]): (month: string) => number | null {
  const groups = [...Map.groupBy(counts, ({ month }) => month)].map(([key, of]) => ({
    key,
    orders: of.reduce((sum, { count }) => sum + count, 0),
    companies: of.map(({ company_id }) => company_id),
  }))
  const counted = new Set(groups.map(({ key }) => key))
  const shown = new Map(publishableGroups(groups)?.map(({ key, orders }) => [key, orders]))
  return (month) => shown.get(month) ?? (counted.has(month) ? null : 0)
}

/** Whether there is anything to show yet. */
export function hasFigures({
  enquiries,
  quotations,
  buying_requests,
  introductions,
  orders,
  barriers,
}: Performance): boolean {
  const some = [enquiries.received, quotations.received, buying_requests, introductions]
  if (barriers.by_status.some(({ count }) => count > 0)) return true
  return orders !== null || some.some((count) => count !== null && count > 0)
}

type Texts = Messages['performance'] & { statuses: Messages['barriers']['status'] }

/** The figures as rows of a table, the head first: section, name, figure, value. */
export function figureLines(
  figures: Performance,
  texts: Texts,
  locale: Locale,
): (string | number)[][] {
  const { answers, made, orders, barriers, statuses, months, file, bands } = texts
  const value = (count: number | null) => count ?? answers.few
  const answered = (name: string, of: Performance['enquiries' | 'quotations']) => [
    [answers.title, name, answers.received, value(of.received)],
    [answers.title, name, answers.answered, value(of.answered)],
    [answers.title, name, file.medianHours, of.median_hours ?? ''],
  ]
  return [
    [file.section, file.name, file.figure, file.value],
    ...answered(answers.enquiries, figures.enquiries),
    ...answered(answers.quotations, figures.quotations),
    [made.title, made.buyingRequests, '', figures.buying_requests],
    [made.title, made.introductions, '', value(figures.introductions)],
    ...(figures.orders?.by_sector ?? []).map((one) => [
      orders.title,
      inLocale(one, 'sector', locale) || orders.others,
      orders.orders,
      one.orders,
    ]),
    ...(figures.orders?.by_band ?? []).map(({ band, orders: count }) => [
      orders.title,
      band === null ? orders.otherBands : bands[band],
      orders.orders,
      count,
    ]),
    ...figures.barriers.by_status.map(({ status, count }) => [
      barriers.title,
      statuses[status],
      barriers.count,
      count,
    ]),
    [barriers.title, '', file.medianDays, figures.barriers.median_days ?? ''],
    ...figures.by_month.flatMap(({ month, enquiries, quotations, introductions }) => [
      [months.title, month, months.enquiries, enquiries],
      [months.title, month, months.quotations, value(quotations)],
      [months.title, month, months.introductions, value(introductions)],
    ]),
  ]
}
