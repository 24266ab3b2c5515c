import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import { publicationIndustries, publications } from '@/lib/db/schema/publications'
import type { PublicationWrite } from '../contract'

export async function insertPublications(db: Executor, records: PublicationWrite[]) {
  await insertAll(db, publications, records)
  await insertAll(
    db,
    publicationIndustries,
    records.flatMap(({ id, industry }) =>
      industry.map((industry_id) => ({ publication_id: id, industry_id })),
    ),
  )
  await raiseIdentity(db, publications)
}
