import { z } from 'zod'

const largestInteger = 2_147_483_647

/** An integer id in an address. */
export const idParams = z.object({ id: z.coerce.number().int().min(1).max(largestInteger) })
