import { z } from 'zod'
import { pairOf, type SuffixStyle, type Pair } from './fields'

/**
 * The schema pair of a bilingual text, and how it is edited where it is more than a line:
 * `...bilingualText('title')`. Either may be empty, and then the other one is shown.
 */
export function bilingualText<Field extends string, H extends SuffixStyle = 'lower'>(
  field: Field,
  suffixStyle?: H,
  edited?: z.core.GlobalMeta,
): Record<Pair<Field, H>, z.ZodString> {
  return pairOf(field, (suffixStyle ?? 'lower') as H, () => declared(z.string(), edited))
}

/** The schema pair of a bilingual text that may be missing in one or both languages. */
export function bilingualOptional<Field extends string, H extends SuffixStyle = 'lower'>(
  field: Field,
  suffixStyle?: H,
  edited?: z.core.GlobalMeta,
): Record<Pair<Field, H>, z.ZodNullable<z.ZodString>> {
  return pairOf(field, (suffixStyle ?? 'lower') as H, () => declared(z.string().nullable(), edited))
}

function declared<Schema extends z.ZodType>(schema: Schema, edited?: z.core.GlobalMeta): Schema {
  return edited ? schema.meta(edited) : schema
}
