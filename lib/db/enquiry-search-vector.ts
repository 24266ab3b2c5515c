import { searchVector } from '@/lib/db/search-vector'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The indexed texts by which staff search enquiries. */
export function enquirySearchVector(enquiry: {
  name: AnyPgColumn
  company: AnyPgColumn
  email: AnyPgColumn
}): SQL {
  const { name, company, email } = enquiry
  return searchVector([sql`${name}`, sql`${company}`, sql`translate(${email}, '@.-_+', '     ')`])
}
