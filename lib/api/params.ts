import { z } from 'zod'

/** The largest id of a record: a 32-bit integer. */
export const largestId = 2_147_483_647

/** The id of a record in a body. */
export const recordId = z.int().min(1).max(largestId)

/** The id of a record in an address or a form, which give it as a text. */
export const addressId = z.coerce.number().int().min(1).max(largestId)

export const idParams = z.object({ id: addressId })

/** A moment with its offset, in ISO 8601. */
export const instant = z.iso.datetime({ offset: true })
