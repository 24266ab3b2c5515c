import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll } from '@/lib/db/insert'
import { hsChapters, hsHeadings, hsSections, hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { asc } from 'drizzle-orm'
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

/** The whole nomenclature, in the order of its codes. */
export async function selectNomenclature(db: Executor) {
  return {
    chapters: await db.select().from(hsChapters).orderBy(asc(hsChapters.code)),
    headings: await db.select().from(hsHeadings).orderBy(asc(hsHeadings.code)),
    subheadings: await db.select().from(hsSubheadings).orderBy(asc(hsSubheadings.code)),
  }
}
