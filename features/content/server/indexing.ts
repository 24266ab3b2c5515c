import 'server-only'
import { indexPage, indexRecords, reindexLater } from '@/features/search/server/search-documents'
import type { Transaction } from '@/lib/db/database'
import type { ContentKind } from '../kinds/contract'
import { namesOf } from '../kinds/rules'
import type { ContentFields } from './records.sql'
import { changedFields } from '../rules'

interface Change {
  id: string
  before: ContentFields | null
  /** Null for a removed record. */
  after: ContentFields | null
}

/**
 * Updates the search index in the transaction that publishes a record. Records that are found by its
 * name, such as those of a sector, are indexed again by a job.
 */
export async function updateSearchIndex(
  tx: Transaction,
  kind: ContentKind,
  { id, before, after }: Change,
): Promise<void> {
  const numbers = kind.searchParts ?? [(kind.searchFrom ?? 0) + Number(id)]
  if (kind.searchType) await indexRecords(tx, kind.searchType, numbers)
  if (kind.searchPage) await indexPage(tx, kind.searchPage)
  if (!kind.names) return
  const naming = new Set(namesOf(kind, kind.namesBy ?? kind.label))
  if (changedFields(before, after).some((field) => naming.has(field))) {
    await reindexLater(tx, kind.names)
  }
}
