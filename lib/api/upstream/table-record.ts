import { today } from '@/lib/i18n/today'
import { z } from 'zod'

/** A schema that gives the values of another one. */
export type Reading<Schema extends z.ZodType> = z.ZodType<z.output<Schema>>

type Fields = Readonly<Record<string, unknown>>

type Missing<Shape extends z.ZodRawShape> = { [Key in keyof Shape]?: z.output<Shape[Key]> }

/**
 * Reads a record of an existing provider as one of ours. A provider knows only what the
 * specification names (spec/decisions.md section 3): what may be `missing` from its records gets
 * the values given here, and `complete` tells fields from the others. Values are also read in the
 * forms that databases print: instants without a zone, ids in the text of a JSON list, numbers in
 * texts, and no text as null. What comes out is checked by our own schema.
 */
export function tableRecord<Shape extends z.ZodRawShape>(
  record: z.ZodObject<Shape>,
  missing: Missing<Shape> = {},
  complete: (given: Fields) => object = (given) => given,
): Reading<z.ZodObject<Shape>> {
  const fillers: Fields = missing
  const fields = Object.entries(record.shape).map(([name, field]) => {
    const read = readerOf(field)
    const fill = (value: unknown) => value ?? (name in fillers ? fillers[name] : value)
    return [name, z.preprocess((value) => read(fill(value)), field)]
  })
  return z.preprocess(
    (value) => (isRecord(value) ? complete(value) : value),
    z.object(Object.fromEntries(fields)) as z.ZodObject<Shape>,
  )
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads the forms in which a provider may send the values of a field. */
function readerOf(field: z.core.$ZodType): (value: unknown) => unknown {
  if (field instanceof z.ZodNullable) {
    const read = readerOf(field.unwrap())
    return (value) => (value === undefined || value === null ? value : read(value))
  }
  if (field instanceof z.ZodISODate) return readDay
  if (field instanceof z.ZodISODateTime) return readInstant
  if (field instanceof z.ZodArray && field.element instanceof z.ZodNumber) return readIds
  if (field instanceof z.ZodNumber) return readNumber
  if (field instanceof z.ZodString && (field.def.checks ?? []).length === 0) return readText
  return (value) => value
}

const readText = (value: unknown) => (value === null ? '' : value)

const readNumber = (value: unknown) =>
  typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value

/** Ids in an array, also as the text of a JSON list, or a single one. */
const readIds = (value: unknown) => {
  const given = typeof value === 'string' ? (value.match(/\d+/g) ?? []) : [value ?? []]
  return given.flat().map(Number)
}

const printed =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/

function rewritten(value: unknown, write: (day: string, time?: string, zone?: string) => string) {
  const [, day, time, zone] = (typeof value === 'string' && printed.exec(value)) || []
  return day === undefined ? value : write(day, time, zone)
}

/** A day as `2026-03-01`, also from an instant. */
const readDay = (value: unknown) =>
  rewritten(value, (day, time, zone) =>
    zone === undefined ? day : today(new Date(`${day}T${time}${zone}`)),
  )

/** An instant, also from a bare day, or without a zone, which is then taken for UTC. */
const readInstant = (value: unknown) =>
  rewritten(value, (day, time = '00:00:00', zone = 'Z') => `${day}T${time}${zone}`)

/** A list whose records may lack an id: those are numbered by their place. */
export function numberedTable<Item extends z.ZodType>(item: Item): Reading<z.ZodArray<Item>> {
  return z.preprocess(
    (list) => (Array.isArray(list) ? list.map((record, place) => withId(record, place + 1)) : list),
    z.array(item),
  )
}

function withId(record: unknown, id: number): unknown {
  if (!isRecord(record)) return record
  return 'id' in record && record.id !== null ? record : { ...record, id }
}

/** The code of a status, also of one that comes as a record with an `iid`. */
export function statusCode(status: unknown): unknown {
  return isRecord(status) && 'iid' in status ? status.iid : status
}

/** One record, also as the first of an array. */
export function oneRecord<Schema extends z.ZodType>(record: Schema): Reading<Schema> {
  return z.preprocess(
    (value) => (Array.isArray(value) ? (value[0] ?? {}) : value),
    record,
  ) as Reading<Schema>
}
