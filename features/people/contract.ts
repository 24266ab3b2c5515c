import { endpoint } from '@/lib/api/endpoint'
import { pagingQuery, searchQuery } from '@/lib/api/list-query'
import { idParams, instant, recordId } from '@/lib/api/params'
import { typedEmail, typedLine } from '@/lib/api/typed-text'
import { accountLimits } from '@/features/accounts/contract'
import { builtInRoles, staffRoles } from '@/lib/auth/staff-areas'
import { bilingualText } from '@/lib/bilingual/schema'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'

const flag = z.enum(['0', '1']).optional()

/** The orders of the list; the default is the newest first. */
export const peopleSorts = ['id-desc', 'id-asc', 'email-asc', 'email-desc'] as const

/** Staff with any role, or with this one. */
export const roleFilters = ['any', ...staffRoles] as const

/** A person for admins, without credentials. */
const person = z.object({
  id: z.int().positive(),
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  email_verified_at: instant.nullable(),
  company_id: z.int().positive().nullable(),
  is_vip: z.boolean(),
  staff_roles: z.array(z.enum(staffRoles)),
  /** The role that an admin composed for the person. */
  composed_role: z.object({ id: z.int().positive(), ...bilingualText('name') }).nullable(),
  locale: z.enum(locales).nullable(),
  /** Whether login requires a second factor. */
  has_second_factor: z.boolean(),
  created_at: instant,
  disabled_at: instant.nullable(),
  sample: z.boolean(),
  version: z.int().positive(),
})

/** Staff and their roles are for admins alone; the area is for the accounts of everybody else. */
const admins = { access: 'staff:admin' } as const
const composedRoleId = recordId.nullable()

const ofPeople = { access: 'staff:people' } as const

export const peopleList = endpoint({
  ...ofPeople,
  method: 'GET',
  path: 'admin/users',
  summary: 'List people who have an account, newest first',
  query: z.object({
    ...pagingQuery,
    q: searchQuery,
    sort: z.enum(peopleSorts).optional(),
    role: z.enum(roleFilters).optional(),
    vip: flag,
    blocked: flag,
  }),
  response: z.object({
    data: z.array(person),
    total: z.int().min(0),
    total_capped: z.literal(true).optional(),
    page: z.int().min(1),
    per_page: z.int().min(1),
  }),
})

const detail = person.extend({
  /** Valid logins, the last used first. */
  sessions: z.array(z.object({ agent: z.string(), created_at: instant, seen_at: instant })),
})

export type Person = z.output<typeof detail>

export const personDetail = endpoint({
  ...ofPeople,
  method: 'GET',
  path: 'admin/users/{id}',
  summary: 'Get a person and their sessions',
  params: idParams,
  response: detail,
  errors: ['not_found'],
})

export const inviteStaff = endpoint({
  ...admins,
  method: 'POST',
  path: 'admin/users',
  summary: 'Invite a new member of staff by email; the link sets their first password',
  body: z
    .object({
      name: typedLine(accountLimits.name).pipe(z.string().min(1, 'required')),
      email: typedEmail,
      staff_roles: z.array(z.enum(builtInRoles)).max(builtInRoles.length),
      composed_role_id: composedRoleId.default(null),
      locale: z.enum(locales),
    })
    .refine(
      ({ staff_roles: roles, composed_role_id: composed }) => roles.length > 0 || composed !== null,
      { path: ['staff_roles'], message: 'required' },
    ),
  response: detail,
})

const action = {
  ...ofPeople,
  method: 'POST',
  params: idParams,
  response: detail,
  errors: ['not_found', 'conflict'],
} as const

export const setAccountStatus = endpoint({
  ...ofPeople,
  method: 'PUT',
  path: 'admin/users/{id}',
  summary: 'Update a person’s roles, premium membership and company; ends all their sessions',
  params: idParams,
  body: z.object({
    version: z.int().positive(),
    staff_roles: z.array(z.enum(builtInRoles)).max(builtInRoles.length),
    /** Without it the person keeps the one they have. */
    composed_role_id: composedRoleId.optional(),
    is_vip: z.boolean(),
    company_id: recordId.nullable(),
  }),
  response: detail,
  errors: ['not_found', 'conflict'],
})

export const blockPerson = endpoint({
  ...action,
  path: 'admin/users/{id}/block',
  summary: 'Block an account; ends all of the person’s sessions immediately',
})

export const unblockPerson = endpoint({
  ...action,
  path: 'admin/users/{id}/unblock',
  summary: 'Unblock an account',
})

export const signPersonOut = endpoint({
  ...action,
  path: 'admin/users/{id}/sign-out',
  summary: 'End all sessions of a person',
})

export const resetSecondFactor = endpoint({
  ...action,
  ...admins,
  path: 'admin/users/{id}/second-factor/reset',
  summary: 'Turn off two-step verification for a person who lost access; ends all their sessions',
})

export const inviteStaffAgain = endpoint({
  ...action,
  ...admins,
  path: 'admin/users/{id}/invitation',
  summary: 'Mail the invitation of a member of staff again; the earlier link becomes void',
})
