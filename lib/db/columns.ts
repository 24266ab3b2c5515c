import { customType } from 'drizzle-orm/pg-core'

/** A `timestamptz` that is an ISO 8601 UTC string on our side, as it goes over the wire. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** A `date` as `YYYY-MM-DD`. */
export const day = customType<{ data: string; driverData: string }>({ dataType: () => 'date' })

/** The words of texts, as full text search finds them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A text in the order of its letters' codes, which an index on it serves also for its beginnings. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
