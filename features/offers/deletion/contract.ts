import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { z } from 'zod'

const own = {
  access: 'company',
  params: idParams,
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found'],
} as const

const deletionOf = <const Path extends string>(path: Path, one: string) => ({
  remove: endpoint({
    ...own,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: `Delete ${one} of the caller’s company`,
  }),
  restore: endpoint({
    ...own,
    method: 'POST',
    path: `${path}/{id}/restore`,
    summary: `Restore ${one} within 15 minutes of deleting it`,
  }),
})

export const offerDeletions = {
  products: deletionOf('products', 'a product'),
  services: deletionOf('services', 'a service'),
}
