import type { FieldEditor } from '@/lib/bilingual/field-editor'
import { bilingualPair } from '@/lib/bilingual/pair'
import { pairsIn, type NamedPair } from '@/lib/bilingual/pairs-in'
import type { Audience } from '@/lib/files/audience'
import { plainText } from '@/lib/html/plain-text'
import { firstWords } from '@/lib/i18n/first-words'
import { z } from 'zod'
import type { ContentKind } from './contract'

type Fields = Readonly<Record<string, unknown>>

/** Fields that the portal itself writes, whatever a form sends. */
const portalFields = ['id', 'iid', 'sample', 'created_at', 'updated_at']

/** The names of the fields that staff write. */
export function fieldsOf({ write, key = [] }: ContentKind): string[] {
  const own = new Set([...portalFields, ...key])
  return Object.keys(write.shape).filter((name) => !own.has(name))
}

/** The bilingual fields that staff write. */
export function pairsOf(kind: ContentKind): NamedPair[] {
  return pairsIn(fieldsOf(kind))
}

/** The names, in both languages, of a bilingual field or of a field that has none. */
export function namesOf(kind: ContentKind, field: string): string[] {
  const pair = pairsOf(kind).find((one) => one.field === field)
  return pair ? [pair.en, pair.ar] : [field]
}

function bare(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  return isOptional(schema) ? bare(schema.unwrap()) : schema
}

function isOptional(schema: z.core.$ZodType | undefined): schema is z.ZodNullable | z.ZodOptional {
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
}

/** Whether a field may be left empty, and is null then. */
export function mayBeNull({ write }: ContentKind, field: string): boolean {
  return isOptional(write.shape[field])
}

/** Whether a kind refuses a field that is empty. */
export function isRequired({ write }: ContentKind, field: string): boolean {
  const schema = write.shape[field]
  const empty = ['', null, []]
  return schema !== undefined && !empty.some((value) => z.safeParse(schema, value).success)
}

/** How a field is edited: as its schema declares, else as its type implies; null for an unknown type. */
export function editorOf({ write }: ContentKind, field: string): FieldEditor | null {
  const schema = write.shape[field]
  return declaredEditor(schema) ?? impliedEditor(bare(schema))
}

function declaredEditor(schema: z.core.$ZodType | undefined): FieldEditor | undefined {
  if (schema === undefined) return undefined
  const declared = z.globalRegistry.get(schema)?.editor
  return declared ?? (isOptional(schema) ? declaredEditor(schema.unwrap()) : undefined)
}

function impliedEditor(schema: z.core.$ZodType | undefined): FieldEditor | null {
  if (schema instanceof z.ZodEnum) return { as: 'choice' }
  if (schema instanceof z.ZodBoolean) return { as: 'switch' }
  if (schema instanceof z.ZodNumber) return { as: editorOfNumber(schema) }
  if (schema instanceof z.iso.ZodISODate) return { as: 'date' }
  if (schema instanceof z.ZodString) return { as: 'line' }
  return schema instanceof z.ZodArray && schema.element instanceof z.ZodString
    ? { as: 'lines' }
    : null
}

/** Integers of a wider range are typed and not chosen. */
const maxChoices = 6

function editorOfNumber({ minValue, maxValue }: z.ZodNumber): 'flag' | 'choice' | 'number' {
  if (minValue === 0 && maxValue === 1) return 'flag'
  return minValue !== null && maxValue !== null && maxValue - minValue < maxChoices
    ? 'choice'
    : 'number'
}

/** The values of a field that is a choice. */
export function choicesOf(kind: ContentKind, field: string): string[] {
  if (editorOf(kind, field)?.as !== 'choice') return []
  const schema = bare(kind.write.shape[field])
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (!(schema instanceof z.ZodNumber)) return []
  const [least, most] = [schema.minValue ?? 0, schema.maxValue ?? 0]
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index))
}

/** The names of the fields, in both languages, that are edited in one of these ways. */
export function fieldsEditedAs(kind: ContentKind, ...ways: FieldEditor['as'][]): string[] {
  return fieldsOf(kind).filter((field) => {
    const editor = editorOf(kind, field)
    return editor !== null && ways.includes(editor.as)
  })
}

interface PublishedDocument {
  audience: Audience
  /** Its name, where it is not that of the upload. */
  name: string | undefined
}

/** The fields with a document: who may read the document of a record, and its name. */
export function documentsOf(kind: ContentKind, record: Fields): Map<string, PublishedDocument> {
  const arabic = new Set(pairsOf(kind).map(({ ar }) => ar))
  const found = new Map<string, PublishedDocument>()
  for (const field of fieldsOf(kind)) {
    const editor = editorOf(kind, field)
    if (editor?.as !== 'document') continue
    const { readers, fileName } = editor
    found.set(field, {
      audience: typeof readers === 'function' ? readers(record) : readers,
      name: fileName?.(record, arabic.has(field) ? 'ar' : 'en'),
    })
  }
  return found
}

/** The bilingual fields whose texts are translated: addresses and documents are not. */
export function translatedPairs(kind: ContentKind): NamedPair[] {
  const untranslated = new Set(fieldsEditedAs(kind, 'address', 'document'))
  return pairsOf(kind).filter(({ en }) => !untranslated.has(en))
}

/** The field with a record's position, and those it shares with the records it is ordered among. */
export function positionOf(kind: ContentKind): { field: string; among: readonly string[] } | null {
  for (const field of fieldsOf(kind)) {
    const editor = editorOf(kind, field)
    if (editor?.as === 'position') return { field, among: editor.among ?? [] }
  }
  return null
}

/** The fields to sort a kind's list by; the first is the default. */
export function sortsOf(kind: ContentKind): readonly string[] {
  if (kind.sorts) return kind.sorts
  const position = positionOf(kind)
  return position ? [position.field, 'id'] : ['id']
}

/** What staff write of a record, without what the portal writes itself. */
export function writtenOf(kind: ContentKind, row: Fields): Record<string, unknown> {
  const values = new Map(Object.entries(row))
  return Object.fromEntries(fieldsOf(kind).map((name) => [name, values.get(name) ?? null]))
}

const labelLength = 200

/** What a record is called in lists, in both languages: nothing in one that it has no name in. */
export function labelOf(kind: ContentKind, record: Fields) {
  const [en = '', ar = ''] = namesOf(kind, kind.label)
  const before = (kind.labelWith ?? []).map((field) => String(record[field] ?? ''))
  const text = (name: string) => {
    const own = plainText(String(record[name] || ''))
    return own && firstWords([...before, own].join(' · '), labelLength)
  }
  return bilingualPair('label', { en: text(en), ar: text(ar) })
}

/** A record as it is published on a day: one that is confirmed with it was checked on that day. */
export function asPublished<Record extends Fields>(
  { confirmation }: ContentKind,
  { record, before, day }: { record: Record; before: Fields | null; day: string },
): Record {
  if (!confirmation) return record
  const { field, value } = confirmation
  const isConfirmed = record[field] === value && before?.[field] !== value
  return isConfirmed ? { ...record, [confirmation.day]: day } : record
}
