import { customType } from 'drizzle-orm/pg-core'

/** A `timestamptz` that is read as an ISO 8601 UTC string, the form of the wire. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** A `date` as `YYYY-MM-DD`. */
export const day = customType<{ data: string; driverData: string }>({ dataType: () => 'date' })

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A text ordered by code points, so that its index also serves prefix searches. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
