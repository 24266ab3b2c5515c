import 'server-only'
import { Problem, fieldErrors, type FieldErrors } from '@/lib/api/problem'
import { personOf as loggedIn, requireAccess, type Actor, personOf } from '@/lib/auth/actor'
import { addressesOfNothing } from '@/features/files/server/service'
import { type Transaction, database, transaction } from '@/lib/db/database'
import { sanitise } from '@/lib/html/sanitise'
import { recordChange } from '@/lib/db/record-change'
import { contentKinds, contentKindNames } from '../../contract'
import { tableOf, type PublishedTable } from './repository'
import { namesOf, picturesOf, labelOf, writtenOf } from '../rules'
import type { ContentKind } from '../contract'
import {
  selectAbove,
  tryRecord,
  keyValues,
  type ContentFields,
} from '../../publishing/server/repository'
import {
  asksFourEyes,
  countByKind,
  selectSettings,
  writeSetting,
} from '../../store/server/repository'
import { unfinished } from '../../rules'

/** A kind of content by its name. Throws `not_found`. */
export function openKind(name: string): OpenKind {
  const kind = Object.hasOwn(contentKinds, name) ? contentKinds[name] : undefined
  const place = tableOf(name)
  if (!kind || !place) throw new Problem('not_found')
  return { name, kind, place }
}

/** Who changes records of a kind. Throws `unauthenticated`, `forbidden`. */
export function writerOf(actor: Actor, { kind }: OpenKind): number {
  requireAccess(`staff:${kind.role}`, actor)
  return loggedIn(actor).userId
}

/** A kind of content, open for work. */
export interface OpenKind {
  name: string
  kind: ContentKind
  place: PublishedTable
}

/** Control characters but line breaks and tabs, and those that turn the direction of a text. */
const unseen = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** Every text of a value as the database can keep it and a reader can see it. */
function tidied(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.normalize('NFC').replace(/\r\n?/g, '\n').replace(unseen, '').toWellFormed()
  }
  if (Array.isArray(value)) return value.map(tidied)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [String(tidied(key)), tidied(one)]),
  )
}

/** What stands in for the fields that the portal writes itself, while a record is judged. */
const placeholder = '1970-01-01T00:00:00.000Z'

const ownValues = { id: 1, sample: false, created_at: placeholder, updated_at: placeholder }

/** An address of the portal, of the web, of a mailbox or a telephone; a bare domain passes. */
const address =
  /^(?:\/(?!\/)\S*|https?:\/\/[^\s/]\S*|(?:mailto|tel):\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?)$/i

const icon = /^[a-z][a-z0-9-]{0,59}$/

const rules = { missing: 'required', reference: 'unknown', unique: 'duplicate', check: 'choice' }

interface Judged {
  id: string
  record: unknown
  /** There is no row of its own yet. */
  isNew: boolean
}

/**
 * A record as it may be published: of the kind's schema, its HTML clean, its addresses leading
 * somewhere, and taken by every rule of the database, tried and taken back. Throws `invalid` with
 * the fields: `required`, `address`, `icon`, `file`, `unknown` (it names what there is not),
 * `duplicate`, `circle` or a sentence of the schema.
 */
export async function judged(
  tx: Transaction,
  { name, kind, place }: OpenKind,
  { id, record, isNew }: Judged,
): Promise<ContentFields> {
  const given = Object.fromEntries(Object.entries(tidied(record) ?? {}))
  const parsed = kind.write.safeParse({ ...given, ...ownValues, ...keyValues(place, id) })
  if (!parsed.success) throw new Problem('invalid', { fields: fieldErrors(parsed.error) })
  const clean = cleaned(kind, writtenOf(kind, parsed.data))
  const wrong = { ...(await wrongFiles(tx, kind, clean)), ...wrongTexts(kind, clean) }
  if (name === 'pages' && !isNew && (await isCircle(tx, Number(id), clean))) {
    wrong.parent_id = ['circle']
  }
  if (Object.keys(wrong).length > 0) throw new Problem('invalid', { fields: wrong })
  const violation = await tryRecord(tx, place, { id, record: clean, isNew })
  if (!violation) return clean
  const fields = { [violation.column ?? '_']: [rules[violation.rule]] }
  throw new Problem('invalid', { fields })
}

function cleaned(kind: ContentKind, record: ContentFields): ContentFields {
  const html = new Set(namesOf(kind, kind.html ?? []))
  const entries = Object.entries(record).map(([name, value]) => [
    name,
    html.has(name) && typeof value === 'string' ? sanitise(value) : value,
  ])
  return Object.fromEntries(entries)
}

const textsIn = (record: ContentFields, names: readonly string[]) =>
  names.flatMap((name) => {
    const value = record[name]
    return typeof value === 'string' && value !== '' ? [{ name, value }] : []
  })

function wrongTexts(kind: ContentKind, record: ContentFields): FieldErrors {
  const wrong: FieldErrors = {}
  if (Object.values(labelOf(kind, record)).every((text) => text === '')) {
    for (const name of namesOf(kind, [kind.label])) wrong[name] = ['required']
  }
  for (const { name, value } of textsIn(record, namesOf(kind, kind.links ?? []))) {
    if (!address.test(value)) wrong[name] = ['address']
  }
  for (const { name, value } of textsIn(record, kind.icons ?? [])) {
    if (!icon.test(value) && !value.startsWith('/media/')) wrong[name] = ['icon']
  }
  return wrong
}

/** Pictures and documents that a record names and that are not there. */
async function wrongFiles(tx: Transaction, kind: ContentKind, record: ContentFields) {
  const icons = new Set(kind.icons)
  const named = {
    picture: textsIn(record, picturesOf(kind)).filter(
      ({ name, value }) => !icons.has(name) || !icon.test(value),
    ),
    document: textsIn(record, namesOf(kind, Object.keys(kind.documents ?? {}))),
  }
  const wrong: FieldErrors = {}
  for (const type of ['picture', 'document'] as const) {
    const addresses = named[type].map(({ value }) => value)
    const nothing = new Set(await addressesOfNothing(tx, type, addresses))
    for (const { name, value } of named[type]) if (nothing.has(value)) wrong[name] = ['file']
  }
  return wrong
}

/** Whether a menu entry would stand below itself. */
async function isCircle(tx: Transaction, id: number, { parent_id }: ContentFields) {
  return typeof parent_id === 'number' && (await selectAbove(tx, parent_id)).includes(id)
}

/** Every kind of content, with its rules and how much waits of it. Throws `forbidden`. */
export async function listKinds(actor: Actor) {
  requireAccess('staff:editor', actor)
  const db = await database()
  const [settings, counts] = [await selectSettings(db), await countByKind(db, unfinished)]
  return contentKindNames.map((kind) => {
    const role = openKind(kind).kind.role
    const own = counts.filter((one) => one.kind === kind)
    return {
      kind,
      four_eyes: settings.some((one) => one.kind === kind && one.four_eyes),
      may_write: actor.staffRoles.some((one) => one === role || one === 'admin'),
      waiting: Object.fromEntries(own.map(({ state, count }) => [state, count])),
    }
  })
}

/** Decides whether a kind asks four eyes. Throws `forbidden`, `not_found`. */
export async function setFourEyes(actor: Actor, name: string, four_eyes: boolean) {
  requireAccess('staff:admin', actor)
  openKind(name)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    const before = await asksFourEyes(tx, name)
    await writeSetting(tx, name, four_eyes)
    const change = { four_eyes: { before, after: four_eyes } }
    await recordChange(tx, { by, action: 'update', subject: 'content-kind', id: name, change })
    return { kind: name, four_eyes }
  })
}
