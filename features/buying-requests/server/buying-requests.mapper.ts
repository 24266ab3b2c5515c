import 'server-only'
import type { BuyingRequest } from '../contract'
import type { findPublicRequest } from './buying-requests.sql'

type PublicRow = NonNullable<Awaited<ReturnType<typeof findPublicRequest>>>

/** A request as everybody may read it. */
export function toBuyingRequest({ state, published_at, ...row }: PublicRow): BuyingRequest {
  return { ...row, is_open: state === 'open', published_at: published_at ?? row.updated_at }
}
