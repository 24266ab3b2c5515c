import { anonymous, type Actor } from '@/lib/auth/actor'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { users } from '@/lib/db/schema/accounts'
import { presence } from '@/lib/db/schema/presence'
import { useTestDatabase } from '@/tests/support/test-database'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { signPresence } from '../contract'
import { noteOpen } from './presence'

const database = useTestDatabase()
const record = '/enquiries/7'

async function join(name: string, ...staff_roles: StaffRole[]): Promise<Actor> {
  const email = `${Math.random()}@portal.example`
  const [row] = await database.db
    .insert(users)
    .values({ name, email, staff_roles })
    .returning({ id: users.id })
  return { ...anonymous, userId: row?.id ?? 0, loginId: 'login', staffRoles: staff_roles }
}

beforeEach(async () => {
  await database.db.delete(presence)
})

it('names the colleagues who have the same record open, and nobody of another record', async () => {
  const [nour, salma] = [await join('Nour', 'officer'), await join('Salma', 'admin')]
  expect(await noteOpen(nour, record)).toEqual([])
  expect(await noteOpen(salma, record)).toEqual([{ id: nour.userId, name: 'Nour' }])
  expect(await noteOpen(nour, record)).toEqual([{ id: salma.userId, name: 'Salma' }])
  expect(await noteOpen(salma, '/enquiries/8')).toEqual([])
})

it('forgets a colleague who has closed the record', async () => {
  const [nour, salma] = [await join('Nour', 'officer'), await join('Salma', 'officer')]
  await noteOpen(nour, record)
  await database.db.update(presence).set({ seen_at: sql`now() - interval '45 seconds'` })
  expect(await noteOpen(salma, record)).toEqual([])
  await database.db.update(presence).set({ seen_at: sql`now() - interval '2 minutes'` })
  await noteOpen(salma, '/enquiries/9')
  expect(await database.db.$count(presence)).toBe(1)
})

it.each([
  ['/enquiries/7', 'editor'],
  ['/people/9', 'officer'],
  ['/elsewhere/7', 'admin'],
] as const)('says nothing of %s to the role %s, which does not open it', async (address, role) => {
  const [salma, nour] = [await join('Salma', 'admin'), await join('Nour', role)]
  await noteOpen(salma, address)
  expect(await noteOpen(nour, address)).toEqual([])
  expect(await database.db.$count(presence)).toBe(role === 'admin' ? 0 : 1)
})

it('says nothing to people without a role, and notes nothing of them', async () => {
  const [nour, rana] = [await join('Nour', 'officer'), await join('Rana')]
  await noteOpen(nour, record)
  expect(await noteOpen(rana, record)).toEqual([])
  expect(await database.db.$count(presence)).toBe(1)
})

it.each([
  ['/enquiries/7', true],
  ['/approvals/company.12', true],
  ['/content/faq-tabs/exporters.3', true],
  ['/content/menu-pages/1.150', true],
  ['/enquiries', false],
  ['/content/news/new', false],
])('is known of records only (%s)', (address, isRecord) => {
  expect(signPresence.body.safeParse({ record: address }).success).toBe(isRecord)
})
