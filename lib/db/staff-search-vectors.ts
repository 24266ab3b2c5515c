import { searchVector } from '@/lib/db/search-vector'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The indexed texts by which staff find records in the search of the back office. */

type Column = AnyPgColumn

const given = (columns: readonly Column[]) => columns.map((column) => sql`${column}`)

/** The words between the signs of an address or a file name. */
const inWords = (text: Column) => sql`translate(${text}, '@.-_+', '     ')`

/** A request of a buyer: who wants what; `product` in both languages. */
export function buyingRequestVector(
  request: { name: Column; company: Column; email: Column; hs_code: Column },
  product: readonly Column[],
): SQL {
  const { name, company, email, hs_code } = request
  return searchVector([...given([name, company, hs_code, ...product]), inWords(email)])
}

/** A file of the library: its name, and what a picture shows in both languages. */
export function mediumVector(file: { file_name: Column }, alt: readonly Column[]): SQL {
  return searchVector([inWords(file.file_name), ...given(alt)])
}
