import { searchVector } from '@/lib/db/search-vector'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** The words by which staff look for an enquiry, as an index has them. */
export function enquiryWords(enquiry: {
  name: AnyPgColumn
  company: AnyPgColumn
  email: AnyPgColumn
}): SQL {
  const { name, company, email } = enquiry
  return searchVector([sql`${name}`, sql`${company}`, sql`translate(${email}, '@.-_+', '     ')`])
}
