import 'server-only'
import {
  everyKind,
  pictureFieldsOf,
  placeOf,
  recordsWithoutAlternatives,
} from '@/features/content/server/published'
import type { OutputOf } from '@/lib/api/endpoint'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { maxRecords, type missingAlternatives } from '../contract'
import { withoutAlternative } from '../rules'

/** Published records with a picture without an alternative text, kind by kind. Throws `forbidden`. */
export async function listMissingAlternatives(
  actor: Actor,
): Promise<OutputOf<typeof missingAlternatives>> {
  requireAccess('staff:content', actor)
  const db = await database()
  const found: OutputOf<typeof missingAlternatives>['records'] = []
  for (const open of everyKind()) {
    const left = maxRecords + 1 - found.length
    if (left <= 0) break
    const { html, pictures: fields } = pictureFieldsOf(open)
    const texts = html.map((name) => ({ name, ...placeOf(open, name) }))
    for (const { id, record, label } of await recordsWithoutAlternatives(db, open, left)) {
      const pictures = withoutAlternative(record, { html: texts, pictures: fields })
      found.push({ kind: open.name, id, ...label, pictures })
    }
  }
  return { records: found.slice(0, maxRecords), is_cut: found.length > maxRecords }
}
