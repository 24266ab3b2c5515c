import { door } from '@/app/api/door'
import { identify, openSessions } from '@/features/accounts/sessions/server/service'
import { endpointKey, type Access } from '@/lib/api/endpoint'
import { mount } from '@/lib/api/mount'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

const database = useTestDatabase(loadedTemplate)
const { app } = mount(door.routes, { identify })

/** The sample accounts, and what each may call besides what is public. */
const callers: Record<string, { email: string | null; may: readonly Access[] }> = {
  'a visitor': { email: null, may: [] },
  'a person without company': { email: 'visitor@portal.example', may: ['user'] },
  'a company’s member': { email: 'exporter@portal.example', may: ['user', 'company'] },
  'another company’s member': { email: 'pending@portal.example', may: ['user', 'company'] },
  'a VIP': { email: 'vip@portal.example', may: ['user', 'vip'] },
  'an editor': { email: 'editor@portal.example', may: ['user', 'staff:editor'] },
  'an officer': { email: 'officer@portal.example', may: ['user', 'staff:officer'] },
  'an admin': {
    email: 'admin@portal.example',
    may: ['user', 'staff:editor', 'staff:officer', 'staff:admin'],
  },
}

/** Somebody of the sample accounts, or nobody. */
interface Caller {
  id: number
  authorization: string | null
}

const nobody: Caller = { id: 1, authorization: null }

/** A fresh login of a sample account, for programs. */
async function callerOf(email: string): Promise<Caller> {
  const [found] = await database.db.select().from(users).where(eq(users.email, email))
  if (!found) throw new Error(`There is no ${email}.`)
  const person = { id: found.id, isStaff: found.staff_roles.length > 0, remember: false }
  const { token } = await openSessions(database.db, person, contextInProcess(anonymous, 'test'))
  return { id: found.id, authorization: `Bearer ${token}` }
}

const declared = door.routes.map(({ endpoint }) => endpoint)
const guarded = declared.filter(({ access }) => access !== 'public')

/** A person's own id stands where the path names one. */
async function statusOf(endpoint: (typeof declared)[number], { id, authorization }: Caller) {
  const path = endpoint.path.replace('{userId}', String(id)).replace(/\{\w+\}/g, '1')
  const headers = {
    'content-type': 'application/json',
    ...(authorization !== null && { authorization }),
  }
  const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? null : '{}'
  const request = new Request(`http://portal.example/api/${path}`, {
    method: endpoint.method,
    headers,
    body,
  })
  return (await app.fetch(request)).status
}

describe('T13 every call that is not public', () => {
  it('exists', () => {
    expect(guarded.length).toBeGreaterThan(8)
  })

  for (const [name, { email, may }] of Object.entries(callers)) {
    it(`answers ${name} by its declared access, and nobody else`, async () => {
      const wrong: string[] = []
      for (const endpoint of guarded) {
        const status = await statusOf(endpoint, email === null ? nobody : await callerOf(email))
        const permitted = may.includes(endpoint.access)
        const refusal = email === null ? 401 : 403
        const fits = permitted ? ![401, 403].includes(status) && status < 500 : status === refusal
        if (!fits) wrong.push(`${endpointKey(endpoint)}: ${status}`)
      }
      expect(wrong).toEqual([])
    })
  }

  it('answers nobody whose Bearer is wrong', async () => {
    for (const endpoint of guarded) {
      const wrong = { id: 1, authorization: `Bearer xp_${'A'.repeat(43)}` }
      expect(await statusOf(endpoint, wrong)).toBe(401)
    }
  })
})

describe('T7 what a person registers with', () => {
  it('never reaches a column that is not theirs to write', async () => {
    const columns = Object.keys(users)
    const extra = Object.fromEntries(
      [...columns, 'constructor', 'role', 'roles', 'admin'].map((name) => [name, 1]),
    )
    const secret = 'olive harvest in autumn'
    const body = `{"__proto__":{"is_vip":true},${JSON.stringify({
      ...extra,
      is_vip: true,
      staff_roles: ['admin'],
      email_verified_at: '2020-01-01T00:00:00Z',
      name: 'Greedy',
      phone: '0790000000',
      email: 'greedy@portal.example',
      password: secret,
      password_confirmation: secret,
    }).slice(1)}`
    const answer = await app.fetch(
      new Request('http://portal.example/api/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    )
    expect(answer.status).toBe(200)
    const [row] = await database.db
      .select()
      .from(users)
      .where(eq(users.email, 'greedy@portal.example'))
    expect(row).toMatchObject({
      is_vip: false,
      staff_roles: [],
      company_id: null,
      email_verified_at: null,
      subscribe: 0,
      sample: false,
      version: 1,
    })
    expect(row?.id).not.toBe(1)
  })
})
