import { offerPicture } from '@/features/offers/pictures/contract'
import { z } from 'zod'

/** The photographs of sample products, in the order in which a product shows them. */
export const photographsSeed = z.array(
  offerPicture.omit({ image: true }).extend({
    product: z.int().positive(),
    file: z.string().endsWith('.jpg'),
  }),
)
