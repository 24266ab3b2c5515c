import { decision, withReason, seen } from '@/features/companies/approval/contract'
import { endpoint } from '@/lib/api/endpoint'

const approving = <const Path extends string>(path: Path, summary: string) =>
  endpoint({ ...decision, path, summary, body: seen })

const declining = <const Path extends string>(path: Path, summary: string) =>
  endpoint({ ...decision, path, summary, body: withReason })

export const approveProduct = approving(
  'admin/products/{id}/approve',
  'Approve what a product’s owner last saved; it is public from then on',
)

export const refuseProduct = declining(
  'admin/products/{id}/refuse',
  'Refuse what a product’s owner last saved, with a reason; what is approved stays',
)

export const withdrawProduct = declining(
  'admin/products/{id}/withdraw',
  'Take a product from the public, with a reason',
)

export const approveService = approving(
  'admin/services/{id}/approve',
  'Approve what a service’s owner last saved; it is public from then on',
)

export const refuseService = declining(
  'admin/services/{id}/refuse',
  'Refuse what a service’s owner last saved, with a reason; what is approved stays',
)

export const withdrawService = declining(
  'admin/services/{id}/withdraw',
  'Take a service from the public, with a reason',
)
