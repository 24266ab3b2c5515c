import 'server-only'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { FullStatistic, ListedStatistic, StatisticLink } from '../contract'
import { chainTo } from '../rules'
import type { StatisticRow } from './trade-statistics.sql'

/** The trees of topics and places, and the nodes of each record. */
export interface Trees {
  industries: readonly Node[]
  geolocations: readonly Node[]
  topics: readonly Filed[]
  places: readonly Filed[]
}

type Node = StatisticLink & { parent: string | null }

interface Filed {
  identifier: string
  node: string
}

/** The list form of a record. */
export function toListed(row: StatisticRow, trees: Trees): ListedStatistic {
  const { chart: _chart, ...listed } = withChains(row, trees)
  return listed
}

/** The full record, with its chart under `data` as in the specification. */
export function toFull(row: StatisticRow, trees: Trees): FullStatistic {
  const { chart } = row
  return { ...withChains(row, trees), chart: chart && { ...chart, data: chart } }
}

function withChains(row: StatisticRow, trees: Trees) {
  const { arabic_publishers, number: _number, ...facts } = row
  const { identifier, image, publishers } = facts
  const chains = (tree: readonly Node[], filed: readonly Filed[]) =>
    filed.filter((one) => one.identifier === identifier).map(({ node }) => chainTo(node, tree))
  return {
    ...facts,
    publishers: publishers.map((en, place) =>
      bilingualPair('title', { en, ar: arabic_publishers[place] ?? '' }, 'bare'),
    ),
    industries: chains(trees.industries, trees.topics),
    geolocations: chains(trees.geolocations, trees.places),
    image_url: image,
  }
}
