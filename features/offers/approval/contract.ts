import { decisionsOn } from '@/features/companies/approval/contract'

export const offerDecisions = {
  products: decisionsOn('products', 'a product'),
  services: decisionsOn('services', 'a service'),
}
