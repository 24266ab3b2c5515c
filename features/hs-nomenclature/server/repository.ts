import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { hsChapters, hsHeadings, hsSections, hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import type { Chapter, Heading, Section, Subheading } from '../contract'

export async function insertNomenclature(
  db: Executor,
  records: {
    sections: Section[]
    chapters: Chapter[]
    headings: Heading[]
    subheadings: Subheading[]
  },
) {
  await insertAll(db, hsSections, records.sections)
  await insertAll(db, hsChapters, records.chapters)
  await insertAll(db, hsHeadings, records.headings)
  await insertAll(db, hsSubheadings, records.subheadings)
}
