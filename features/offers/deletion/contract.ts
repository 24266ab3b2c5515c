import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { z } from 'zod'

const acting = <const M extends 'DELETE' | 'POST', const Path extends string>(
  method: M,
  path: Path,
  summary: string,
) =>
  endpoint({
    method,
    path,
    summary,
    access: 'company',
    params: idParams,
    response: z.literal('Success'),
    format: 'text',
    errors: ['not_found'],
  })

export const deleteProduct = acting('DELETE', 'products/{id}', 'Delete a product of one’s company')

export const deleteService = acting('DELETE', 'services/{id}', 'Delete a service of one’s company')

export const restoreProduct = acting(
  'POST',
  'products/{id}/restore',
  'Take back the deletion of a product, within a quarter of an hour',
)

export const restoreService = acting(
  'POST',
  'services/{id}/restore',
  'Take back the deletion of a service, within a quarter of an hour',
)
