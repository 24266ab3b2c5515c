import type { User } from '@/features/accounts/contract'

/** A logged-in person with default values. */
export function userWith(given: Partial<User> = {}): User {
  return {
    id: 7,
    name: 'Lina',
    last_name: 'Haddad',
    email: 'lina@portal.example',
    phone: '0790000000',
    job_title: '',
    country_id: null,
    email_verified_at: '2026-01-01T00:00:00Z',
    avatar: null,
    avatar_img: null,
    company_id: null,
    is_vip: false,
    subscribe: 0,
    locale: 'en',
    international_buyers_access: 0,
    staff_roles: [],
    ...given,
  }
}

/** A person as an existing provider answers: with the fields of the specification only. */
export const providerPerson = {
  id: 5,
  name: 'Salma',
  last_name: null,
  email: 'salma@portal.example',
  email_verified_at: '2026-03-01 09:00:00',
  avatar: null,
  avatar_img: null,
  company_id: null,
  is_vip: false,
  subscribe: 0,
  international_buyers_access: 0,
}
