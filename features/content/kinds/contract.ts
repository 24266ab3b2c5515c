import type { Audience } from '@/lib/files/audience'
import type { SearchType } from '@/features/search/contract'
import { type z } from 'zod'

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
