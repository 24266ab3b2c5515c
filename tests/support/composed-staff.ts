import { apiServer } from '@/app/api/api-server'
import { identify, openSessions } from '@/features/accounts/sessions/server/sessions'
import { mount } from '@/lib/api/mount'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import type { ComposedRights, StaffRole } from '@/lib/auth/staff-areas'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { composedRoles } from '@/lib/db/schema/composed-roles'
import { enquiries } from '@/lib/db/schema/enquiries'
import { randomUUID } from 'node:crypto'

const { app } = mount(apiServer.routes, { identify })

export type Composition = Partial<ComposedRights> & Pick<ComposedRights, 'areas'>

interface Held {
  readonly db: Executor
}

/** Stores a role and returns its id. */
export async function composeRole(database: Held, rights: Composition): Promise<number> {
  const { areas, content_kinds: kinds = null, case_types = null, case_regions = null } = rights
  const copy = <One>(list: readonly One[] | null) => list && [...list]
  const [made] = await database.db
    .insert(composedRoles)
    .values({
      ...bilingualPair('name', { en: 'A role', ar: 'دور' }),
      areas: [...areas],
      content_kinds: copy(kinds),
      case_types: copy(case_types),
      case_regions: copy(case_regions),
    })
    .returning({ id: composedRoles.id })
  return made?.id ?? 0
}

export interface LoggedIn {
  id: number
  /** The answer to a call as this person makes it over HTTP. */
  ask: (method: string, path: string, json?: object) => Promise<{ status: number; body: unknown }>
}

/** A member of staff with built-in roles or a composed one, who is logged in. */
export async function join(
  database: Held,
  given: { roles?: StaffRole[]; composed?: number; name?: string },
): Promise<LoggedIn> {
  const { roles = [], composed, name = 'Rula' } = given
  const staff_roles = composed === undefined ? roles : [...roles, 'composed' as const]
  const [made] = await database.db
    .insert(users)
    .values({
      name,
      email: `${randomUUID()}@portal.example`,
      locale: 'en',
      staff_roles,
      composed_role_id: composed ?? null,
      email_verified_at: new Date().toISOString(),
    })
    .returning({ id: users.id })
  const id = made?.id ?? 0
  const person = { id, isStaff: staff_roles.length > 0, remember: false }
  const { token } = await openSessions(database.db, person, contextInProcess(anonymous, 'test'))
  return {
    id,
    ask: async (method, path, json) => {
      const isBare = method === 'GET' || method === 'DELETE'
      const request = new Request(`http://portal.example/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: isBare ? null : JSON.stringify(json ?? {}),
      })
      const response = await app.fetch(request)
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      return { status: response.status, body: isJson ? JSON.parse(text) : text }
    },
  }
}

/** An enquiry of a type about a country. */
export async function fileCase(
  database: Held,
  given: {
    user_id: number
    enq_type: number
    country_id: number | null
    description?: string
    company?: string
  },
): Promise<number> {
  const [filed] = await database.db
    .insert(enquiries)
    .values({
      status: 10,
      locale: 'en',
      request_hash: '',
      description: 'Which label does it need?',
      name: 'Salma',
      email: 's@portal.example',
      phone: '1',
      company: 'Olive',
      ...given,
      idempotency_key: randomUUID(),
    })
    .returning({ id: enquiries.id })
  return filed?.id ?? 0
}
