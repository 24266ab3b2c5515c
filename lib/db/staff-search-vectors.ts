import { columnsIn } from '@/lib/bilingual/columns'
import { searchVector } from '@/lib/db/search-vector'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The indexed texts by which staff find records in the search of the back office. */

type Columns<Name extends string> = Readonly<Record<Name, PgColumn>>

/** The words between the signs of an address or a file name. */
const inWords = (text: PgColumn) => sql`translate(${text}, '@.-_+', '     ')`

/** A request of a buyer: who wants what. */
export function buyingRequestVector(
  request: Columns<'name' | 'company' | 'email' | 'hs_code'>,
): SQL {
  const { name, company, email, hs_code } = request
  const product = columnsIn(request, ['product'])
  return searchVector([name, company, hs_code, ...product, inWords(email)])
}

/** A file of the library: its name, and what a picture shows. */
export function mediumVector(file: Columns<'file_name'>): SQL {
  return searchVector([inWords(file.file_name), ...columnsIn(file, ['alt'])])
}
