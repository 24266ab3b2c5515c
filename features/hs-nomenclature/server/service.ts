import 'server-only'
import type { Executor } from '@/lib/db/database'
import { chapterWrite, headingWrite, sectionWrite, subheadingWrite } from '../contract'
import { insertNomenclature } from './repository'

/** Writes the nomenclature, section to subheading, through its contract. */
export async function importNomenclature(
  db: Executor,
  records: {
    sections: unknown[]
    chapters: unknown[]
    headings: unknown[]
    subheadings: unknown[]
  },
) {
  await insertNomenclature(db, {
    sections: sectionWrite.array().parse(records.sections),
    chapters: chapterWrite.array().parse(records.chapters),
    headings: headingWrite.array().parse(records.headings),
    subheadings: subheadingWrite.array().parse(records.subheadings),
  })
}
