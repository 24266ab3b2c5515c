import type { Audience } from '@/lib/files/audience'
import type { SearchType } from '@/features/search/contract'
import { pairsIn, type NamedPair } from '@/lib/bilingual/pairs-in'
import { z } from 'zod'

/** Fields that the portal itself writes, whatever a form sends. */
export const ownFields = ['id', 'iid', 'sample', 'created_at', 'updated_at'] as const

/** One kind of public content: what its records hold, and what staff may do with them. */
export interface ContentKind {
  /** The schema of every write of the kind. */
  write: z.ZodObject
  /** Cache tags of what shows it; 'all' where any page may. */
  tags: readonly string[] | 'all'
  /** The bilingual field that names a record. */
  label: string
  /** Bilingual fields with HTML. */
  html?: readonly string[]
  /** Fields, bilingual or not, with a web address or an address of the portal. */
  links?: readonly string[]
  /** Bilingual fields with a document, and who may read it once it is published. */
  documents?: Readonly<Record<string, (record: Readonly<Record<string, unknown>>) => Audience>>
  /** Fields that name an icon of the portal. */
  icons?: readonly string[]
  /** The columns that name a record where it is not `id` alone, in the order of its id. */
  key?: readonly string[]
  /** There is one record, or a fixed number of them: none is added and none taken away. */
  fixed?: 'one' | 'many'
  /** Fields to order the list by; the first is the usual one, ascending unless it ends in `-desc`. */
  sorts: readonly string[]
  /** Fields to filter the list by, equal to a value. */
  filters?: readonly string[]
  /** Records that have an order are placed within those that share these fields. */
  within?: readonly string[]
  /** What its records are among what can be found. */
  found?: SearchType
  /** What is found by fields of it, bilingual or not, that are another record's. */
  names?: { fields: readonly string[]; of: readonly SearchType[] }
  /** Who may change it besides admins. */
  role: 'editor' | 'admin'
}

/** The names of the fields that staff write. */
export function fieldsOf({ write, key = [] }: ContentKind): string[] {
  const own = new Set<string>([...ownFields, ...key])
  return Object.keys(write.shape).filter((name) => !own.has(name))
}

/** The bilingual fields that staff write. */
export function pairsOf(kind: ContentKind): NamedPair[] {
  return pairsIn(fieldsOf(kind))
}

/** The bilingual fields whose texts are translated: addresses and documents are not. */
export function translatedPairs(kind: ContentKind): NamedPair[] {
  const apart = new Set([...(kind.links ?? []), ...Object.keys(kind.documents ?? {})])
  return pairsOf(kind).filter(({ field }) => !apart.has(field))
}

/** The fields with the address of a picture. */
export function picturesOf(kind: ContentKind): string[] {
  return fieldsOf(kind).filter((name) => name === 'image' || name === 'logo')
}

/** The names, in both languages, of some bilingual fields or of fields that have none. */
export function namesOf(kind: ContentKind, fields: readonly string[]): string[] {
  const pairs = new Map(pairsOf(kind).map((pair) => [pair.field, [pair.en, pair.ar]]))
  return fields.flatMap((field) => pairs.get(field) ?? [field])
}

/** Whether the kind's records have a place among each other. */
export function isOrdered({ write }: ContentKind): boolean {
  return 'sort' in write.shape
}

/** Whether a kind refuses a field that says nothing. */
export function mustBeSaid({ write }: ContentKind, field: string): boolean {
  const schema = write.shape[field]
  const nothing = ['', null, []]
  return schema !== undefined && !nothing.some((one) => z.safeParse(schema, one).success)
}
