import 'server-only'
import type { Executor } from '@/lib/db/database'
import { statisticNodeWrite, statisticWrite } from '../contract'
import {
  insertStatisticGeolocations,
  insertStatisticIndustries,
  insertStatistics,
} from './repository'

/** Writes the trees of topics and places, parents before children, and the records under them. */
export async function importStatistics(
  db: Executor,
  records: { industries: unknown[]; geolocations: unknown[]; statistics: unknown[] },
) {
  await insertStatisticIndustries(db, statisticNodeWrite.array().parse(records.industries))
  await insertStatisticGeolocations(db, statisticNodeWrite.array().parse(records.geolocations))
  await insertStatistics(db, statisticWrite.array().parse(records.statistics))
}
