import 'server-only'
import { Problem, fieldErrors, type FieldErrors } from '@/lib/api/problem'
import { misreadInAddress } from '@/lib/api/typed-text'
import { addressesOfNothing } from '@/features/files/server/files'
import { mayHaveTariff } from '@/features/market-data/server/market-data'
import type { Transaction } from '@/lib/db/database'
import { sanitiseFields } from '@/lib/html/sanitise'
import { latinDigits } from '@/lib/i18n/fold'
import type { ContentKind } from '../kinds/contract'
import { fieldsEditedAs, labelOf, namesOf, writtenOf } from '../kinds/rules'
import type { StoredKind } from '../kinds/server/kinds'
import {
  findRecord,
  selectAncestors,
  dryRunWrite,
  keyValues,
  type ContentFields,
} from './records.sql'

/** Control characters except line breaks and tabs, and characters that change the direction of text. */
const invisible = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** A value with its texts normalised: composed, with plain line breaks, without invisible characters. */
function normalised(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.normalize('NFC').replace(/\r\n?/g, '\n').replace(invisible, '').toWellFormed()
  }
  if (Array.isArray(value)) return value.map(normalised)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [String(normalised(key)), normalised(one)]),
  )
}

/** Telephone numbers and lists of codes, whichever digits they are typed in. */
function inLatin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inLatin)
  return typeof value === 'string' ? latinDigits(value) : value
}

/** A placeholder during validation for the fields that the portal writes itself. */
const placeholder = '1970-01-01T00:00:00.000Z'

const ownValues = { id: 1, sample: false, created_at: placeholder, updated_at: placeholder }

/** An address of the portal, of the web, of a mailbox or a telephone; a bare domain passes. */
const address =
  /^(?:\/(?!\/)\S*|https?:\/\/[^\s/]\S*|(?:mailto|tel):\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?)$/i

const icon = /^[a-z][a-z0-9-]{0,59}$/

const rules = { missing: 'required', reference: 'unknown', unique: 'duplicate', check: 'choice' }

interface Candidate {
  id: string
  record: unknown
  /** There is no row of its own yet. */
  isNew: boolean
}

/**
 * A record as it may be published: valid by the kind's schema, its HTML sanitised, its addresses
 * checked, and accepted by the database in a dry run. Throws `invalid` with the fields: `required`,
 * `address`, `icon`, `file`, `unknown` (the record it refers to does not exist), `duplicate`,
 * `circle`, `fixed`, `market` or a sentence of the schema.
 */
export async function validRecord(
  tx: Transaction,
  { name, kind, storage }: StoredKind,
  { id, record, isNew }: Candidate,
): Promise<ContentFields> {
  const given = Object.fromEntries(Object.entries(normalised(record) ?? {}))
  for (const field of fieldsEditedAs(kind, 'phone', 'lines')) given[field] = inLatin(given[field])
  const parsed = kind.write.safeParse({ ...given, ...ownValues, ...keyValues(storage, id) })
  if (!parsed.success) throw new Problem('invalid', { fields: fieldErrors(parsed.error) })
  const clean = sanitiseFields(writtenOf(kind, parsed.data), fieldsEditedAs(kind, 'html'))
  const wrong = { ...(await fileErrors(tx, kind, clean)), ...textErrors(kind, clean) }
  if (name === 'pages' && !isNew && (await isCircle(tx, Number(id), clean))) {
    wrong.parent_id = ['circle']
  }
  if (name === 'market-datasets' && !(await isMarketRight(tx, clean))) wrong.market = ['market']
  if (!isNew) Object.assign(wrong, await constantErrors(tx, { kind, storage }, { id, clean }))
  if (Object.keys(wrong).length > 0) throw new Problem('invalid', { fields: wrong })
  const violation = await dryRunWrite(tx, storage, { id, record: clean, isNew })
  if (!violation) return clean
  const fields = { [violation.column ?? '_']: [rules[violation.rule]] }
  throw new Problem('invalid', { fields })
}

const textsIn = (record: ContentFields, names: readonly string[]) =>
  names.flatMap((name) => {
    const value = record[name]
    return typeof value === 'string' && value !== '' ? [{ name, value }] : []
  })

function textErrors(kind: ContentKind, record: ContentFields): FieldErrors {
  const wrong: FieldErrors = {}
  if (Object.values(labelOf(kind, record)).every((text) => text === '')) {
    for (const name of namesOf(kind, kind.label)) wrong[name] = ['required']
  }
  for (const { name, value } of textsIn(record, fieldsEditedAs(kind, 'address'))) {
    if (!address.test(value) || misreadInAddress.test(value)) wrong[name] = ['address']
  }
  for (const { name, value } of textsIn(record, fieldsEditedAs(kind, 'icon'))) {
    if (!icon.test(value) && !value.startsWith('/media/')) wrong[name] = ['icon']
  }
  return wrong
}

/** Errors for pictures and documents that do not exist. */
async function fileErrors(tx: Transaction, kind: ContentKind, record: ContentFields) {
  const icons = new Set(fieldsEditedAs(kind, 'icon'))
  const named = {
    picture: textsIn(record, fieldsEditedAs(kind, 'picture', 'icon')).filter(
      ({ name, value }) => !icons.has(name) || !icon.test(value),
    ),
    document: textsIn(record, fieldsEditedAs(kind, 'document')),
  }
  const wrong: FieldErrors = {}
  for (const type of ['picture', 'document'] as const) {
    const addresses = named[type].map(({ value }) => value)
    const nothing = new Set(await addressesOfNothing(tx, type, addresses))
    for (const { name, value } of named[type]) if (nothing.has(value)) wrong[name] = ['file']
  }
  return wrong
}

/** Whether the market of a dataset may have a tariff, where it is one. */
async function isMarketRight(tx: Transaction, { kind, market }: ContentFields) {
  return kind !== 'tariff' || mayHaveTariff(tx, String(market))
}

/** Errors for fields that differ from the published record and may not. */
async function constantErrors(
  tx: Transaction,
  { kind: { constant = [] }, storage }: Pick<StoredKind, 'kind' | 'storage'>,
  { id, clean }: { id: string; clean: ContentFields },
): Promise<FieldErrors> {
  const published = constant.length > 0 && (await findRecord(tx, storage, id))
  if (!published) return {}
  const changed = constant.filter((field) => clean[field] !== published[field])
  return Object.fromEntries(changed.map((field) => [field, ['fixed']]))
}

/** Whether a menu entry would be its own ancestor. */
async function isCircle(tx: Transaction, id: number, { parent_id }: ContentFields) {
  return typeof parent_id === 'number' && (await selectAncestors(tx, parent_id)).includes(id)
}
