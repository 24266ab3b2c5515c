import { offerPicture } from '@/features/offers/pictures/contract'
import { z } from 'zod'

/** The photographs of sample products, in the order in which a product shows them, and of companies. */
export const photographsSeed = z.array(
  offerPicture.omit({ image: true }).extend({
    product: z.int().positive(),
    /** The company that shows it too. */
    company: z.int().positive().optional(),
    file: z.string().endsWith('.jpg'),
  }),
)
