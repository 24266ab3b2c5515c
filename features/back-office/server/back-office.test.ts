import { anonymous, type Actor } from '@/lib/auth/actor'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { jobs } from '@/lib/db/schema/jobs'
import { users } from '@/lib/db/schema/accounts'
import { contentEntries } from '@/lib/db/schema/content'
import { enquiries } from '@/lib/db/schema/enquiries'
import { bilingualPair } from '@/lib/bilingual/pair'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listWaiting } from './back-office'

const database = useTestDatabase(loadedTemplate)

async function join(...staff_roles: StaffRole[]): Promise<Actor & { userId: number }> {
  const email = `${staff_roles.join('-')}-${Math.random()}@portal.example`
  const [row] = await database.db
    .insert(users)
    .values({ name: 'Rula', email, staff_roles })
    .returning({ id: users.id })
  return { ...anonymous, userId: row?.id ?? 0, loginId: 'login', staffRoles: staff_roles }
}

const countOf = async (actor: Actor, area: string) =>
  (await listWaiting(actor)).find((one) => one.area === area)?.count

it('counts the work lists that the roles of a person open, and none for a person without', async () => {
  const areas = async (actor: Actor) => (await listWaiting(actor)).map(({ area }) => area)
  expect(await areas(await join('editor'))).toEqual(['work', 'upkeep', 'facts'])
  expect(await areas(await join('officer'))).toEqual([
    'enquiries',
    'mentions',
    'requests',
    'quotations',
    'barriers',
    'approvals',
  ])
  expect(await areas(await join('admin'))).toHaveLength(10)
  expect(await areas(await join())).toEqual([])
})

it('counts an enquiry for its officer, and for all while it has none', async () => {
  const [officer, colleague, person] = [await join('officer'), await join('officer'), await join()]
  const before = (await countOf(colleague, 'enquiries')) ?? 0
  const [filed] = await database.db
    .insert(enquiries)
    .values({
      user_id: person.userId,
      enq_type: 1,
      status: 10,
      locale: 'en',
      request_hash: '',
      name: 'Salma',
      email: 's@portal.example',
      phone: '1',
      company: 'Olive',
      description: '?',
      idempotency_key: crypto.randomUUID(),
    })
    .returning({ id: enquiries.id })
  const change = (set: Partial<typeof enquiries.$inferInsert>) =>
    database.db
      .update(enquiries)
      .set(set)
      .where(eq(enquiries.id, filed?.id ?? 0))
  expect(await countOf(colleague, 'enquiries')).toBe(before + 1)
  await change({ owner_id: officer.userId })
  expect(await countOf(colleague, 'enquiries')).toBe(before)
  expect(await countOf(officer, 'enquiries')).toBe(before + 1)
  await change({ answered_at: new Date().toISOString() })
  expect(await countOf(officer, 'enquiries')).toBe(before)
  await change({ awaits_reply_since: new Date().toISOString() })
  expect(await countOf(officer, 'enquiries')).toBe(before + 1)
})

it('counts content in review for all but its authors, and returned content for its authors', async () => {
  const [author, reviewer] = [await join('editor'), await join('editor')]
  await database.db.insert(contentEntries).values({
    kind: 'news',
    record_id: '990001',
    version: 1,
    state: 'in_review',
    is_new: true,
    ...bilingualPair('label', { en: 'A fair', ar: 'معرض' }),
    data: {},
    authors: [author.userId],
  })
  expect(await countOf(author, 'work')).toBe(0)
  expect(await countOf(reviewer, 'work')).toBe(1)
  await database.db
    .update(contentEntries)
    .set({ state: 'draft', note: 'The date is missing.' })
    .where(eq(contentEntries.record_id, '990001'))
  expect(await countOf(author, 'work')).toBe(1)
  expect(await countOf(reviewer, 'work')).toBe(0)
})

it('counts failed jobs for admins only, and reports of barriers without a case', async () => {
  const [admin, officer] = [await join('admin'), await join('officer')]
  const before = (await countOf(admin, 'numbers')) ?? 0
  await database.db.insert(jobs).values({ name: 'mail-reset', payload: {}, dead_at: sql`now()` })
  expect(await countOf(admin, 'numbers')).toBe(before + 1)
  expect(await countOf(officer, 'numbers')).toBeUndefined()
  const waiting = (await countOf(officer, 'barriers')) ?? 0
  await database.db.insert(enquiries).values({
    user_id: officer.userId,
    enq_type: 5,
    status: 10,
    locale: 'en',
    request_hash: '',
    name: 'Salma',
    email: 's@portal.example',
    phone: '1',
    company: 'Olive',
    description: 'The label was refused.',
    idempotency_key: crypto.randomUUID(),
  })
  expect(await countOf(officer, 'barriers')).toBe(waiting + 1)
})
