import type { LookupList } from '@/lib/db/codes/lookup-lists'
import type { Audience } from '@/lib/files/audience'
import type { Locale } from '@/lib/i18n/locale'
import type { z } from 'zod'

/** Editors that need no options. */
type PlainEditor =
  | 'line'
  | 'text'
  | 'html'
  | 'address'
  | 'email'
  | 'phone'
  | 'icon'
  | 'picture'
  | 'number'
  | 'flag'
  | 'switch'
  | 'date'
  | 'choice'
  | 'lines'
  | 'none'

type Fields = Readonly<Record<string, unknown>>

interface Initial {
  /** The value of a new record, where it is not the empty one; `today` in a date. */
  initial?: number | 'today' | Fields
}

interface DocumentOptions {
  /** Who may read the document once it is published. */
  readers: Audience | ((record: Fields) => Audience)
  /** Its name in the folder of somebody who downloads it; without it the name of the upload. */
  fileName?: (record: Fields, locale: Locale) => string
}

interface ReferenceOptions extends Initial {
  /** The kind of content whose records the field names. */
  of: string
  /** The list they are in, for lookups. */
  list?: LookupList
}

export interface ReferenceEditor extends ReferenceOptions {
  as: 'reference' | 'references'
}

interface PositionOptions {
  /** Records are ordered among those that share these fields. */
  among?: readonly string[]
}

/**
 * How a field is edited in the back office. `flag` is 1 or 0, `switch` true or false, `lines` a list
 * of texts, `icon` the name of an icon or the address of a picture, `position` the place of a record
 * in its order; `none` is kept as it is.
 */
export type FieldEditor =
  | ({ as: PlainEditor } & Initial)
  | ({ as: 'document' } & DocumentOptions)
  | ReferenceEditor
  | ({ as: 'position' } & PositionOptions)

declare module 'zod' {
  interface GlobalMeta {
    editor?: FieldEditor
  }
}

/**
 * Declares how a field is edited, next to the field: `image: z.string().meta(editor('picture'))`.
 * A field that declares nothing is edited as its type implies.
 */
export function editor(as: PlainEditor, options?: Initial): z.core.GlobalMeta
export function editor(as: 'document', options: DocumentOptions): z.core.GlobalMeta
export function editor(as: 'reference' | 'references', options: ReferenceOptions): z.core.GlobalMeta
export function editor(as: 'position', options?: PositionOptions): z.core.GlobalMeta
export function editor(as: FieldEditor['as'], options: object = {}): z.core.GlobalMeta {
  return { editor: { as, ...options } as FieldEditor }
}
