import type { FieldEditor } from '@/lib/bilingual/field-editor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { NamedPair } from '@/lib/bilingual/pairs-in'
import { latinDigits } from '@/lib/i18n/fold'
import type { Locale } from '@/lib/i18n/locale'
import type { ContentKind } from '../kinds/contract'
import { choicesOf, editorOf, fieldsOf, mayBeNull, pairsOf } from '../kinds/rules'

/** A field of a form; a bilingual one has a pair of names. */
export interface FieldInput {
  field: string
  editor: FieldEditor
  pair: NamedPair | null
  /** It may be left empty, and is null then. */
  isOptional: boolean
  /** The values of a choice. */
  choices: readonly string[]
}

/** The message key of a choice's text. */
export function choiceKey(field: string, value: string): string {
  return `${field}.${value.toLowerCase().replaceAll(' ', '_')}`
}

/** The number by which other records refer to a record: the last part of its id. */
export function numberOf(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1)
}

function inputOf(kind: ContentKind, field: string): FieldInput[] {
  const pair = pairsOf(kind).find(({ en, ar }) => en === field || ar === field) ?? null
  const editor = editorOf(kind, field)
  // A pair is one input, in the place of its first field.
  if (!editor || editor.as === 'none' || pair?.ar === field) return []
  const [isOptional, choices] = [mayBeNull(kind, field), choicesOf(kind, field)]
  return [{ field: pair?.field ?? field, editor, pair, isOptional, choices }]
}

/**
 * The fields of a kind in the order of its schema. The position is a field only where no order
 * screen changes it: in kinds that need a second person's approval.
 */
export function inputsOf(kind: ContentKind, hasPosition = false): FieldInput[] {
  return fieldsOf(kind)
    .flatMap((field) => inputOf(kind, field))
    .filter(({ editor }) => hasPosition || editor.as !== 'position')
}

/** The fields of a new record: the list that it joins is part of its key afterwards. */
export function newInputsOf(kind: ContentKind): FieldInput[] {
  const lists = (kind.key ?? []).slice(0, -1)
  return [...lists.flatMap((field) => inputOf(kind, field)), ...inputsOf(kind)]
}

/** The names of fields in the order in which a form shows them: pairs in the order of languages, then the rest. */
export function fieldOrder(inputs: readonly FieldInput[], order: readonly Locale[]): string[] {
  const paired = inputs.flatMap(({ pair }) => (pair ? order.map((locale) => pair[locale]) : []))
  return [...paired, ...inputs.flatMap(({ field, pair }) => (pair ? [] : [field]))]
}

/** The values of a form: texts, ticked boxes, and lists of chosen numbers. */
export type FormValues = Record<string, string | boolean | string[]>

type Fields = Readonly<Record<string, unknown>>

const namesIn = ({ field, pair }: FieldInput) => (pair ? [pair.en, pair.ar] : [field])

/** A record as its form shows it. */
export function toForm(inputs: readonly FieldInput[], record: Fields): FormValues {
  return Object.fromEntries(
    inputs.flatMap((input) =>
      namesIn(input).map((name) => [name, shown(input.editor, record[name])]),
    ),
  )
}

function shown({ as }: FieldEditor, value: unknown): FormValues[string] {
  switch (as) {
    case 'flag':
      return value === 1
    case 'switch':
      return value === true
    case 'references':
      return Array.isArray(value) ? value.map(String) : []
    case 'lines':
      return Array.isArray(value) ? value.map(String).join('\n') : ''
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
}

/** The values of a form over the record it was opened with: fields without an input stay. */
export function fromForm(
  inputs: readonly FieldInput[],
  values: FormValues,
  record: Fields,
): Record<string, unknown> {
  const written = inputs.flatMap((input) =>
    namesIn(input).map((name) => [name, wire(input, values[name], record[name])]),
  )
  return { ...record, ...Object.fromEntries(written) }
}

function wire(
  { editor: { as }, isOptional, choices }: FieldInput,
  value: FormValues[string] | undefined,
  before: unknown,
): unknown {
  if (as === 'switch') return value === true
  // A value that is neither 1 nor 0 stays: a form that knows two must not overwrite a third.
  if (as === 'flag') return flagOf(value === true, before)
  if (as === 'references') return Array.isArray(value) ? value.map(Number) : []
  const text = typeof value === 'string' ? value : ''
  if (as === 'lines') return text.split('\n').map(trimmed).filter(Boolean)
  const isNumber =
    numeric.includes(as) || (as === 'choice' && choices.every((choice) => /^\d+$/.test(choice)))
  if (isNumber) return text.trim() === '' ? null : Number(latinDigits(text))
  return text === '' && isOptional ? null : text
}

const numeric: readonly FieldEditor['as'][] = ['number', 'position', 'reference']
const trimmed = (text: string) => text.trim()

function flagOf(isOn: boolean, before: unknown): unknown {
  const was = before === 1
  return was === isOn && typeof before === 'number' ? before : Number(isOn)
}

/** A new record of a day: empty but for the initial values that its fields declare, and last in its order. */
export function emptyRecord(kind: ContentKind, today: string): Fields {
  const empty = newInputsOf(kind).flatMap((input) =>
    namesIn(input).map((name) => [name, wire(input, shown(input.editor, undefined), undefined)]),
  )
  const initial = fieldsOf(kind).flatMap((field) => {
    const editor = editorOf(kind, field)
    if (editor?.as === 'position') return [[field, lastPosition]]
    if (!editor || !('initial' in editor)) return []
    return [[field, editor.initial === 'today' ? today : editor.initial]]
  })
  return Object.fromEntries([...empty, ...initial])
}

/** A position behind every other one until the order is set. */
const lastPosition = 10_000

/** The fields of a form with the texts of a picture, and what these are in the library. */
export function altFields(
  field: string,
  values: FormValues,
  medium: Readonly<Record<string, unknown>>,
): [string, string][] {
  const texts = textsOf(medium, 'alt')
  const names = bilingualPair(`${field}_alt`, { en: 'en', ar: 'ar' } as const)
  return Object.entries(names).flatMap(([name, locale]): [string, string][] =>
    name in values ? [[name, texts[locale]]] : [],
  )
}
