import { decisionsOn } from '@/features/companies/approval/contract'

export const offerDecisions = {
  products: decisionsOn('admin/products', 'a product'),
  services: decisionsOn('admin/services', 'a service'),
}
