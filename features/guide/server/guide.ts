import 'server-only'
import { nameDocument } from '@/features/files/server/files'
import { textsOf } from '@/lib/bilingual/in-locale'
import { database, type Executor } from '@/lib/db/database'
import { sanitiseFields } from '@/lib/html/sanitise'
import { locales } from '@/lib/i18n/locale'
import { guideFileName, guideWrite, type GuideWrite } from '../contract'
import { selectGuide, writeGuide } from './guide.sql'

const htmlFields: readonly (keyof GuideWrite)[] = [
  'step_1',
  'step_1_ara',
  'step_2',
  'step_2_ara',
  'step_3',
  'step_3_ara',
  'step_4',
  'step_4_ara',
  'step_5',
  'step_5_ara',
  'step_6',
  'step_6_ara',
  'step_7',
  'step_7_ara',
  'step_guide_eng',
  'step_guide_ara',
]

/** The guide as an array of one, as in the contract; empty until editors write it. */
export async function getGuide() {
  return selectGuide(await database())
}

/** Saves the guide like all content: contract schema, then clean HTML. */
export async function importGuide(db: Executor, record: unknown) {
  const guide = sanitiseFields(guideWrite.parse(record), htmlFields)
  await writeGuide(db, guide)
  for (const locale of locales) {
    await nameDocument(db, textsOf(guide, 'guide_file')[locale], guideFileName(guide, locale))
    for (const step of [1, 2, 3, 4, 5, 6, 7]) {
      const name = guideFileName(guide, locale, `step-${step}-`)
      await nameDocument(db, textsOf(guide, `step_${step}_file`)[locale], name)
    }
  }
}
