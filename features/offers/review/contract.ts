import { reviewOf } from '@/features/companies/review/contract'

export const offerReviews = {
  products: reviewOf('products', 'a product', 'products'),
  services: reviewOf('services', 'a service', 'services'),
}
