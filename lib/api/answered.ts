import { today } from '@/lib/i18n/today'
import { z } from 'zod'

type Fillers<Shape extends z.ZodRawShape> = { [Key in keyof Shape]?: z.output<Shape[Key]> }

/** A field as another schema that gives the same values: what fills it is checked like the rest. */
function filled(field: z.core.$ZodType, fill: (value: unknown) => unknown): z.ZodType {
  return z.preprocess(fill, field)
}

/**
 * The schema of an answer, from what is written. An existing provider knows only what the
 * specification names: our `additions` may be missing from its records and are filled in with the
 * values given here; what the specification names must be there, though a text may be null
 * (spec/decisions.md section 3). The type stays that of the write schema, so our own verbs answer
 * all of it and the interface finds all of it.
 */
export function answered<Shape extends z.ZodRawShape>(
  written: z.ZodObject<Shape>,
  additions: Fillers<Shape>,
): z.ZodObject<Shape> {
  const fillers = new Map<string, unknown>(Object.entries(additions))
  const loosened = Object.entries(written.shape).map(([name, field]) => {
    if (fillers.has(name)) return [name, filled(field, (value) => value ?? fillers.get(name))]
    return [name, isText(field) ? filled(field, (value) => (value === null ? '' : value)) : field]
  })
  return z.object(Object.fromEntries(loosened)) as z.ZodObject<Shape>
}

/** A text of any content; dates and addresses, which have a form, are none. */
function isText(field: unknown): boolean {
  return field instanceof z.ZodString && (field.def.checks ?? []).length === 0
}

/**
 * Records that get what can be told from their other fields before they are checked. The type
 * stays that of the schema: our own verbs answer it whole.
 */
export function completed<Schema extends z.ZodType>(
  schema: Schema,
  complete: (record: object) => object,
): Same<Schema> {
  const fill = (value: unknown) =>
    typeof value === 'object' && value !== null ? complete(value) : value
  return z.preprocess(fill, schema) as Same<Schema>
}

/** Another schema with the values of this one. */
type Same<Schema extends z.ZodType> = z.ZodType<z.output<Schema>, z.input<Schema>>

/** A list whose records may lack an id: those are numbered by their place. */
export function numbered<Item extends z.ZodType>(item: Item): Same<z.ZodArray<Item>> {
  return completed(z.array(item), (list) =>
    Array.isArray(list) ? list.map((record, place) => withId(record, place + 1)) : list,
  )
}

function withId(record: unknown, id: number): unknown {
  if (typeof record !== 'object' || record === null) return record
  return 'id' in record && record.id !== null ? record : { ...record, id }
}

const written =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/

function rewritten(value: unknown, write: (day: string, time?: string, zone?: string) => string) {
  const [, day, time, zone] = (typeof value === 'string' && written.exec(value)) || []
  return day === undefined ? value : write(day, time, zone)
}

/** A day as `2026-03-01`, also from an instant, or from the way databases print one. */
export const answeredDay = () =>
  z.preprocess(
    (value) =>
      rewritten(value, (day, time, zone) =>
        zone === undefined ? day : today(new Date(`${day}T${time}${zone}`)),
      ),
    z.iso.date(),
  )

/** An instant, also from a bare day, or without a zone, which is then taken for UTC. */
export const answeredInstant = () =>
  z.preprocess(
    (value) => rewritten(value, (day, time = '00:00:00', zone = 'Z') => `${day}T${time}${zone}`),
    z.iso.datetime({ offset: true }),
  )

/** Ids in an array, also as the text of a JSON list, or a single one. */
export const answeredIds = () =>
  z.preprocess((value) => {
    const given = typeof value === 'string' ? (value.match(/\d+/g) ?? []) : [value ?? []]
    return given.flat().map(Number)
  }, z.array(z.int().positive()))

/** One record, also as the first of an array. */
export function answeredOne<Record extends z.ZodType>(record: Record): Same<Record> {
  return completed(record, (value) => (Array.isArray(value) ? (value[0] ?? {}) : value))
}
