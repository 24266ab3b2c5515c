import 'server-only'
import { documentAddress } from '@/lib/files/names'
import type { User } from '../contract'
import type { UserRow } from './accounts.sql'

/** A person for themselves: without secrets and internal fields. */
export function toUser(row: UserRow, companyApprovedAt: string | null): User {
  const avatar = row.avatar_key === null ? null : documentAddress(row.avatar_key)
  return {
    id: row.id,
    name: row.name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    job_title: row.job_title,
    country_id: row.country_id,
    email_verified_at: row.email_verified_at,
    avatar,
    avatar_img: avatar,
    company_id: row.company_id,
    is_vip: row.is_vip,
    subscribe: row.subscribe,
    locale: row.locale,
    international_buyers_access: companyApprovedAt === null ? 0 : 1,
    staff_roles: row.staff_roles,
  }
}
