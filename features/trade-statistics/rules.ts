import { chartKinds, type ChartData } from '@/components/chart/chart-data'
import { inLocale, listInLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { usedValues } from '@/lib/api/used-values'
import type { ListedStatistic, StatisticChart, StatisticLink } from './contract'

/** The fields of a record that a search covers. */
export const searchedFields = ['title', 'subject', 'description'] as const

/** Whether a person may read the full record, or gets the notice for premium members. */
export function mayOpen({ premium }: { premium: number }, isVip: boolean): boolean {
  return premium !== 1 || isVip
}

const idsIn = (chains: readonly StatisticLink[][]) => chains.flat().map(({ id }) => id)

/** The values of a record that the filters of its list are compared with. */
export const filterValues = {
  geolocation: ({ geolocations }: ListedStatistic) => idsIn(geolocations),
  industry: ({ industries }: ListedStatistic) => idsIn(industries),
}

/** The topics and places that some records have, with those above them. */
export function usedNodes(records: readonly ListedStatistic[]) {
  const { geolocation, industry } = usedValues(records, filterValues)
  return { geolocation: [...geolocation], industry: [...industry] }
}

type Node = StatisticLink & { parent: string | null }

/** The path from the root of a tree to one of its nodes. */
export function chainTo(id: string, tree: readonly Node[]): StatisticLink[] {
  const chain: Node[] = []
  let next = tree.find((node) => node.id === id)
  while (next && !chain.includes(next)) {
    chain.unshift(next)
    const { parent } = next
    next = tree.find((node) => node.id === parent)
  }
  return chain
}

/** A chart in a language; an unsupported type is shown as columns. */
export function chartIn(chart: StatisticChart, locale: Locale): ChartData {
  return {
    kind: chartKinds.find((kind) => kind === chart.type) ?? 'column',
    unit: inLocale(chart, 'unit', locale),
    categories: listInLocale(chart.data, 'categories', locale),
    series: chart.data.series.map((series) => ({
      name: inLocale(series, 'name', locale),
      data: series.data,
    })),
  }
}

/** The names of the nodes of a path, from the root. */
export function namesOf(chain: readonly StatisticLink[], locale: Locale): string {
  return chain.map((link) => inLocale(link, 'name', locale)).join(' › ')
}
