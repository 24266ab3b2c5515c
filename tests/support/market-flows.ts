import type { Database } from '@/lib/db/database'
import {
  marketDatasets,
  marketPublished,
  marketVersions,
  tradeFlows,
} from '@/lib/db/schema/market-data'
import { bothLanguages } from '@/lib/bilingual/pair'

type Flow = Omit<typeof tradeFlows.$inferInsert, 'version_id' | 'reporter' | 'flow'> & {
  reporter?: string
  flow?: 'export' | 'import'
}

/** Publishes flows as a dataset of its own; those without a reporter are exports of Jordan. */
export async function saveFlows(db: Database, flows: readonly Flow[], key = 'flows-test') {
  const [dataset] = await db
    .insert(marketDatasets)
    .values({
      key,
      kind: 'flows',
      period: '2024',
      confidence: 'sourced',
      checked_at: '2026-11-01',
      ...bothLanguages('title', 'Flows'),
      ...bothLanguages('note', ''),
    })
    .returning({ id: marketDatasets.id })
  const dataset_id = dataset?.id ?? 0
  const [version] = await db
    .insert(marketVersions)
    .values({ dataset_id, state: 'published' })
    .returning({ id: marketVersions.id })
  const version_id = version?.id ?? 0
  await db
    .insert(tradeFlows)
    .values(flows.map((flow) => ({ reporter: 'JO', flow: 'export' as const, ...flow, version_id })))
  await db.insert(marketPublished).values({ dataset_id, version_id })
}
