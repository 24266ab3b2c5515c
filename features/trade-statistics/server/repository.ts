import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import {
  statisticGeolocations,
  statisticIndustries,
  statisticPlaces,
  statistics,
  statisticTopics,
} from '@/lib/db/schema/statistics'
import type { StatisticNode, StatisticWrite } from '../contract'

export async function insertStatisticIndustries(db: Executor, records: StatisticNode[]) {
  await insertAll(db, statisticIndustries, records)
}

export async function insertStatisticGeolocations(db: Executor, records: StatisticNode[]) {
  await insertAll(db, statisticGeolocations, records)
}

export async function insertStatistics(db: Executor, records: StatisticWrite[]) {
  await insertAll(db, statistics, records)
  await insertAll(
    db,
    statisticTopics,
    records.flatMap(({ identifier, industries }) =>
      industries.map((industry_id) => ({ identifier, industry_id })),
    ),
  )
  await insertAll(
    db,
    statisticPlaces,
    records.flatMap(({ identifier, geolocations }) =>
      geolocations.map((geolocation_id) => ({ identifier, geolocation_id })),
    ),
  )
}
