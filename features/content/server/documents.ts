import 'server-only'
import { nameDocument, setAudience } from '@/features/files/server/files'
import type { Executor } from '@/lib/db/database'
import type { ContentKind } from '../kinds/contract'
import { documentsOf } from '../kinds/rules'
import type { ContentFields } from './records.sql'

/** Gives the documents of published records the readers and the names that their kind declares. */
export async function publishDocuments(
  db: Executor,
  kind: ContentKind,
  records: readonly ContentFields[],
): Promise<void> {
  const documents = records.flatMap((record) =>
    [...documentsOf(kind, record)].flatMap(([field, document]) => {
      const address = record[field]
      return typeof address === 'string' ? [{ ...document, address }] : []
    }),
  )
  for (const { address, name } of documents) if (name) await nameDocument(db, address, name)
  for (const [audience, theirs] of Map.groupBy(documents, (one) => one.audience)) {
    const addresses = theirs.map(({ address }) => address)
    await setAudience(db, addresses, audience)
  }
}
