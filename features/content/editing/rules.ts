import type { NamedPair } from '@/lib/bilingual/pairs-in'
import { lookupLists } from '@/lib/db/lookup-lists'
import { z } from 'zod'
import { fieldsOf, pairsOf, picturesOf } from '../kinds/rules'
import type { ContentKind } from '../kinds/contract'

/** How a field is written. */
export type Control =
  | 'line'
  | 'text'
  | 'html'
  | 'address'
  | 'document'
  | 'picture'
  | 'icon'
  | 'flag'
  | 'switch'
  | 'number'
  | 'day'
  | 'choice'
  | 'reference'
  | 'references'
  | 'lines'

/** A field of a form: bilingual ones have a pair of names. */
export interface FieldInput {
  field: string
  control: Control
  pair: NamedPair | null
  /** It may be left empty, and is nothing then. */
  isOptional: boolean
  /** The values of a choice. */
  choices: readonly string[]
}

/** Where the records stand that a field names: a kind of content, and a list of the lookups. */
export interface Reference {
  kind: string
  list?: string
}

const references: Readonly<Record<string, Reference>> = {
  country_id: { kind: 'countries' },
  gov_id: { kind: 'governorates' },
  ind_id: { kind: 'sectors' },
  industries: { kind: 'sectors' },
  industry: { kind: 'sectors' },
  industry_id: { kind: 'sectors' },
  expert_id: { kind: 'expert-fields' },
  agreement_ids: { kind: 'agreements' },
  parent_id: { kind: 'pages' },
  alias_of: { kind: 'pages' },
  'events.type_id': { kind: 'lookups', list: 'events_type' },
  'events.mode_id': { kind: 'lookups', list: 'events_mode' },
  'events.status': { kind: 'lookups', list: 'events_status' },
  'credentials.type': { kind: 'lookups', list: 'credential_types' },
  'institutions.type_id': { kind: 'lookups', list: 'exports_type' },
  'institutions.mode_id': { kind: 'lookups', list: 'exports_mode' },
  'readiness-questions.enq_type': { kind: 'lookups', list: 'enquiry_types' },
}

/** What a field of a kind names; undefined for a field that names nothing. */
export function referenceOf(kind: string, field: string): Reference | undefined {
  return references[`${kind}.${field}`] ?? references[field]
}

/** The values of fields that are part of a record's key. */
export const keyValues: Readonly<Record<string, readonly string[]>> = {
  list: lookupLists,
  menu_id: ['1', '2', '3'],
  audience: ['1', '2'],
}

/** Where a value of a choice has its text. */
export function choiceKey(field: string, value: string): string {
  return `${field}.${value.toLowerCase().replaceAll(' ', '_')}`
}

/** The number by which other records name a record: the last part of its id. */
export function numberOf(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1)
}

/** Telephones and addresses of mail read left to right in any language. */
export const isContact = (field: string) => /(?:^|_)(?:email|phone)$/.test(field)

/** Fields with more than a line of words. */
const longField =
  /^(?!.*btn_text)(?:.*_)?(?:description|text|note|keywords|address|content|hours|rule|proof_of_origin)$/

function bare(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return bare(schema.unwrap())
  }
  return schema
}

const mayBeNothing = (schema: z.core.$ZodType | undefined) =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional

function pairControl(kind: ContentKind, field: string): Control {
  if (kind.html?.includes(field)) return 'html'
  if (kind.links?.includes(field)) return 'address'
  if (field in (kind.documents ?? {})) return 'document'
  return longField.test(field) ? 'text' : 'line'
}

/** An integer of few values is a choice among them; one of two, from nothing, is a flag. */
function numberControl(schema: z.ZodNumber, isStatus: boolean): [Control, string[]] {
  const { minValue, maxValue } = schema
  if (isStatus || (minValue === 0 && maxValue === 1)) return ['flag', []]
  if (minValue === null || maxValue === null || maxValue - minValue > 5) return ['number', []]
  const count = maxValue - minValue + 1
  return ['choice', Array.from({ length: count }, (_, index) => String(minValue + index))]
}

function singleControl(name: string, kind: ContentKind, field: string): [Control, string[]] | null {
  const schema = bare(kind.write.shape[field])
  const reference = referenceOf(name, field)
  if (kind.icons?.includes(field)) return ['icon', []]
  if (picturesOf(kind).includes(field)) return ['picture', []]
  if (schema instanceof z.ZodArray) return [reference ? 'references' : 'lines', []]
  if (reference) return ['reference', []]
  if (schema instanceof z.ZodEnum) return ['choice', schema.options.map(String)]
  if (schema instanceof z.ZodBoolean) return ['switch', []]
  if (schema instanceof z.ZodNumber) return numberControl(schema, field === 'status')
  if (schema instanceof z.iso.ZodISODate) return ['day', []]
  if (schema instanceof z.ZodString) {
    return [kind.links?.includes(field) ? 'address' : longField.test(field) ? 'text' : 'line', []]
  }
  return null
}

/** What says to which list a new lookup belongs; afterwards it is part of its key. */
const listOfLookup: FieldInput = {
  field: 'list',
  control: 'choice',
  pair: null,
  isOptional: false,
  choices: lookupLists,
}

/** The fields with which a record of a kind begins. */
export function newInputsOf(name: string, kind: ContentKind): FieldInput[] {
  const inputs = inputsOf(name, kind)
  return name === 'lookups' ? [listOfLookup, ...inputs] : inputs
}

/**
 * The fields of a kind in the order of its schema; what no form can show stays as it is. The place
 * among others is a field only where no order screen changes it: where four eyes are asked.
 */
export function inputsOf(name: string, kind: ContentKind, hasPlace = false): FieldInput[] {
  const pairs = pairsOf(kind)
  return fieldsOf(kind).flatMap((field): FieldInput[] => {
    const isOptional = mayBeNothing(kind.write.shape[field])
    const pair = pairs.find(({ en, ar }) => en === field || ar === field)
    if (pair) {
      if (pair.ar === field) return []
      const control = pairControl(kind, pair.field)
      return [{ field: pair.field, control, pair, isOptional, choices: [] }]
    }
    const found = field === 'sort' && !hasPlace ? null : singleControl(name, kind, field)
    return found ? [{ field, control: found[0], pair: null, isOptional, choices: found[1] }] : []
  })
}

/** What a form holds: texts, ticks, and lists of chosen numbers. */
export type FormValues = Record<string, string | boolean | string[]>

type Fields = Readonly<Record<string, unknown>>

const namesIn = ({ field, pair }: FieldInput) => (pair ? [pair.en, pair.ar] : [field])

/** A record as its form shows it. */
export function toForm(inputs: readonly FieldInput[], record: Fields): FormValues {
  return Object.fromEntries(
    inputs.flatMap((input) =>
      namesIn(input).map((name) => [name, shown(input.control, record[name])]),
    ),
  )
}

function shown(control: Control, value: unknown): FormValues[string] {
  switch (control) {
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

/** What a form says, over the record it began with: fields without an input stay as they were. */
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
  { control, isOptional, choices }: FieldInput,
  value: FormValues[string] | undefined,
  before: unknown,
): unknown {
  if (control === 'switch') return value === true
  // Other states than on and off stay: a form that knows two must not end a third.
  if (control === 'flag') return flagOf(value === true, before)
  if (control === 'references') return Array.isArray(value) ? value.map(Number) : []
  const text = typeof value === 'string' ? value : ''
  if (control === 'lines') return text.split('\n').map(trimmed).filter(Boolean)
  const isNumber =
    control === 'number' ||
    control === 'reference' ||
    (control === 'choice' && choices.every((choice) => /^\d+$/.test(choice)))
  if (isNumber) return text.trim() === '' ? null : Number(text)
  return text === '' && isOptional ? null : text
}

const trimmed = (text: string) => text.trim()

function flagOf(isOn: boolean, before: unknown): unknown {
  const was = before === 1
  return was === isOn && typeof before === 'number' ? before : Number(isOn)
}

/** A record that is begun: shown, last in order, and otherwise empty. */
export function emptyRecord(inputs: readonly FieldInput[], hasOrder: boolean): Fields {
  const empty = Object.fromEntries(
    inputs.flatMap((input) =>
      namesIn(input).map((name) => [name, wire(input, shown(input.control, undefined), undefined)]),
    ),
  )
  const status = 'status' in empty ? { status: 1 } : {}
  const extra = 'list' in empty ? { extra: {} } : {}
  return { ...empty, ...status, ...extra, ...(hasOrder && { sort: lastPlace }) }
}

/** A place behind every other one until the order is set. */
const lastPlace = 10_000
