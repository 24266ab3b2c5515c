import { anonymous, type Actor } from '@/lib/auth/actor'
import { jobs } from '@/lib/db/schema/jobs'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { lateJobs } from '../contract'
import { listLateJobs, retryLateJob } from './late-jobs'

const database = useTestDatabase(loadedTemplate)
const admin: Actor = { ...anonymous, userId: 1, loginId: 'x', staffRoles: ['admin'] }

beforeEach(async () => {
  const { db } = database
  await db.delete(jobs)
  await db.insert(jobs).values([
    { name: 'mail-reset', payload: { to: 'a@b.example' }, dead_at: sql`now()`, last_error: '550' },
    { name: 'settle-file', payload: {}, run_at: sql`now() - interval '1 hour'` },
    { name: 'settle-file', payload: {} },
  ])
})

const names = async (query: object = {}) =>
  (await listLateJobs(admin, query)).data.map(({ name }) => name)

it('lists failed and overdue jobs without what they contain', async () => {
  const found = lateJobs.response.parse(await listLateJobs(admin, {}))
  expect(found.data.map(({ name, last_error }) => [name, last_error])).toEqual([
    ['mail-reset', '550'],
    ['settle-file', null],
  ])
  expect(JSON.stringify(await listLateJobs(admin, {}))).not.toContain('a@b.example')
  expect(await names({ state: 'overdue' })).toEqual(['settle-file'])
  expect(await names({ state: 'failed', name: 'settle-file' })).toEqual([])
})

it('runs a failed job again, once', async () => {
  const [failed] = (await listLateJobs(admin, { state: 'failed' })).data
  await retryLateJob(admin, failed?.id ?? '')
  expect(await names({ state: 'failed' })).toEqual([])
  await expect(retryLateJob(admin, failed?.id ?? '')).rejects.toMatchObject({ code: 'not_found' })
})

it('is for admins', async () => {
  const officer: Actor = { ...admin, staffRoles: ['officer'] }
  await expect(listLateJobs(officer, {})).rejects.toMatchObject({ code: 'forbidden' })
  await expect(retryLateJob(officer, 'x')).rejects.toMatchObject({ code: 'forbidden' })
})
