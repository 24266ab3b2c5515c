import { reviewOf } from '@/features/companies/review/contract'

export const offerReviews = {
  products: reviewOf('admin/products', 'a product', 'products'),
  services: reviewOf('admin/services', 'a service', 'services'),
}
