import type { User } from '@/features/accounts/contract'

/** A logged-in person with default values. */
export function userWith(given: Partial<User> = {}): User {
  return {
    id: 7,
    name: 'Lina',
    last_name: 'Haddad',
    email: 'lina@portal.example',
    phone: '0790000000',
    email_verified_at: '2026-01-01T00:00:00Z',
    avatar: null,
    avatar_img: null,
    company_id: null,
    is_vip: false,
    subscribe: 0,
    international_buyers_access: 0,
    staff_roles: [],
    ...given,
  }
}
