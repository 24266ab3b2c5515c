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

/** What a person wrote in an enquiry, in an index of its own, since it is long. */
export function enquiryTextVector({ description }: { description: AnyPgColumn }): SQL {
  return searchVector([sql`${description}`])
}
