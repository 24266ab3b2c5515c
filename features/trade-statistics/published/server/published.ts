import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database } from '@/lib/db/database'
import { fullRecords } from '../../server/trade-statistics'
import type { PublishedStatistic } from '../contract'
import { findPublished, selectPublished, selectRelated } from './published.sql'

/** An infographic is composed of at most this many charts. */
const maxCharts = 3
const maxRelated = 4

/** The statistics and infographics that are not premium, newest first. */
export async function listPublished() {
  return selectPublished(await database())
}

/**
 * A statistic or infographic that is not premium, with its charts and others on its topics. Throws
 * `not_found`, also where the statistic of an infographic is a premium one.
 */
export async function getPublished(identifier: string): Promise<PublishedStatistic> {
  const db = await database()
  const row = await findPublished(db, identifier)
  if (!row) throw new Problem('not_found')
  const { kind } = row
  const source = row.statistic === null ? row : await findPublished(db, row.statistic)
  if (!source || (kind !== 'statistics' && kind !== 'infographics')) throw new Problem('not_found')
  const others = await selectRelated(db, source.identifier, maxCharts - 1 + maxRelated)
  const isComposed = kind === 'infographics'
  const drawn = isComposed ? others.slice(0, maxCharts - 1) : []
  const related = (isComposed ? others.slice(maxCharts - 1) : others).slice(0, maxRelated)
  const [record, ...charts] = await fullRecords(db, [row, source, ...drawn])
  if (!record) throw new Problem('not_found')
  return { kind, record, charts, related }
}
