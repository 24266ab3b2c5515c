import 'server-only'
import type { Executor } from '@/lib/db/database'
import { locales } from '@/lib/i18n/locale'
import { contentKindNames } from '../contract'
import { fieldsEditedAs, labelOf, namesOf, pairsOf } from '../kinds/rules'
import { storedKind, type StoredKind } from '../kinds/server/kinds'
import { findRecord, type ContentFields } from './records.sql'
import { lacksAlternatives, selectShown } from './published.sql'

const batchSize = 500

/** A published record that the public sees. */
export interface ShownRecord {
  id: string
  record: ContentFields
}

/** Every kind of content. */
export function everyKind(): StoredKind[] {
  return contentKindNames.map(storedKind)
}

/** The published records of a kind that the public sees, with some of their fields, batch by batch. */
export async function* shownRecords(
  db: Executor,
  { storage }: StoredKind,
  fields: readonly string[],
): AsyncGenerator<ShownRecord[]> {
  let after: string | undefined
  for (;;) {
    const rows = await selectShown(db, storage, { fields, after, limit: batchSize })
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.id
    if (rows.length < batchSize) return
  }
}

const isHidden = ({ status, visible }: ContentFields) => status === 0 || visible === 0

/** A published record that the public sees, with its label; null where there is none. */
export async function findShown(db: Executor, name: string, id: string) {
  const { kind, storage } = storedKind(name)
  const record = await findRecord(db, storage, id)
  return !record || isHidden(record) ? null : { record, label: labelOf(kind, record) }
}

/** The fields of a kind that hold links: HTML, and addresses. */
export function linkFieldsOf({ kind }: StoredKind) {
  return { html: fieldsEditedAs(kind, 'html'), addresses: fieldsEditedAs(kind, 'address') }
}

/** A field by its name without language, and its language; null for a field without one. */
export function placeOf({ kind }: StoredKind, name: string) {
  const pair = pairsOf(kind).find((one) => locales.some((locale) => one[locale] === name))
  const language = locales.find((locale) => pair?.[locale] === name) ?? null
  return { field: pair?.field ?? name, language }
}

/** The fields of a kind that show pictures with alternative texts. */
export function pictureFieldsOf({ kind }: StoredKind) {
  const pairs = pairsOf(kind)
  return {
    html: fieldsEditedAs(kind, 'html'),
    pictures: fieldsEditedAs(kind, 'picture').flatMap((field) => {
      const texts = pairs.find((pair) => pair.field === `${field}_alt`)
      return texts ? [{ field, texts: locales.map((locale) => texts[locale]) }] : []
    }),
  }
}

/** Published records of a kind with a picture without an alternative text, at most `limit`. */
export async function recordsWithoutAlternatives(
  db: Executor,
  open: StoredKind,
  limit: number,
): Promise<(ShownRecord & { label: ReturnType<typeof labelOf> })[]> {
  const { kind, storage } = open
  const named = pictureFieldsOf(open)
  const where = lacksAlternatives(storage, named)
  if (where === null) return []
  const pictures = named.pictures.flatMap(({ field, texts }) => [field, ...texts])
  const labels = [...namesOf(kind, kind.label), ...(kind.labelWith ?? [])]
  const fields = [...new Set([...labels, ...named.html, ...pictures])]
  const rows = await selectShown(db, storage, { fields, where, limit })
  return rows.map((row) => ({ ...row, label: labelOf(kind, row.record) }))
}
