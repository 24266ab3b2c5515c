import { reviewed } from '@/features/companies/review/contract'
import { endpoint } from '@/lib/api/endpoint'

export const reviewProduct = endpoint({
  ...reviewed,
  path: 'admin/products/{id}/review',
  summary: 'What a product’s owner last saved beside what the public sees, and products like it',
})

export const reviewService = endpoint({
  ...reviewed,
  path: 'admin/services/{id}/review',
  summary: 'What a service’s owner last saved beside what the public sees, and services like it',
})
