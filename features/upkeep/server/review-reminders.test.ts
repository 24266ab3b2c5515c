import { users } from '@/lib/db/schema/accounts'
import { contentEntries } from '@/lib/db/schema/content'
import { dayAfter, today } from '@/lib/i18n/today'
import { runDueJobs } from '@/lib/jobs/runner'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, eq } from 'drizzle-orm'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { remindReviewers, reviewMail } from './review-reminders'

const database = useTestDatabase(loadedTemplate)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-reviews-'))
  vi.stubEnv('DATA_DIR', folder)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

/** A round at an hour of today in Amman. */
const round = (hour: string, day = today()) => remindReviewers(new Date(`${day}T${hour}+03:00`))
const morning = '08:30:00'

async function mailsTo(email: string) {
  while ((await runDueJobs([reviewMail])) > 0);
  const names = await readdir(join(folder, 'mail')).catch(() => [])
  const all = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, 'mail', name), 'utf8'))),
  )
  return all.filter(({ to }) => to?.[0]?.address === email)
}

async function editor(given: Partial<typeof users.$inferInsert> = {}) {
  const email = `${Math.random()}@portal.example`
  const row = { name: 'Salma', email, locale: 'en' as const, staff_roles: ['editor' as const] }
  const [found] = await database.db
    .insert(users)
    .values({ ...row, ...given })
    .returning({ id: users.id })
  return { id: found?.id ?? 0, email }
}

let records = 0
async function owned(owner_id: number, review_on: string) {
  records += 1
  const record_id = String(990_000 + records)
  await database.db.insert(contentEntries).values({
    kind: 'news',
    record_id,
    version: 1,
    state: 'published',
    is_new: false,
    owner_id,
    label_eng: `Fair ${records}`,
    label_ara: `معرض ${records}`,
    review_on,
    review_months: 6,
  })
  return record_id
}

const change = (record_id: string, set: Partial<typeof contentEntries.$inferInsert>) =>
  database.db
    .update(contentEntries)
    .set(set)
    .where(and(eq(contentEntries.kind, 'news'), eq(contentEntries.record_id, record_id)))

it('tells the owner of a record once for each date on which its check is due', async () => {
  const { id, email } = await editor()
  const record = await owned(id, today())
  await owned(id, dayAfter(today(), 1))
  await round('06:59:00')
  expect(await mailsTo(email)).toEqual([])
  await round(morning)
  await round('09:30:00')
  const [mail, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('One record is due for a check')
  expect(mail?.text).toContain(`Fair ${records - 1}`)
  expect(mail?.text).not.toContain(`Fair ${records}`)
  expect(mail?.text).toContain(`http://localhost:3000/admin/content/news/${record}`)
  expect(mail?.text).toContain('http://localhost:3000/admin/upkeep')

  await change(record, { review_on: dayAfter(today(), -1) })
  await round('10:30:00')
  expect(await mailsTo(email)).toHaveLength(2)
})

it('is one mail about all that is due, in the language of the owner', async () => {
  const { id, email } = await editor({ locale: 'ar' })
  for (const days of [0, -3]) await owned(id, dayAfter(today(), days))
  await round(morning)
  const mails = await mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual(['حان موعد مراجعة سجلين'])
})

it('is left to the summary, or left out, as its owner has chosen', async () => {
  for (const staff_mail of ['daily', 'none'] as const) {
    const { id, email } = await editor({ staff_mail })
    await owned(id, today())
    await round(morning)
    await database.db.update(users).set({ staff_mail: 'at_once' }).where(eq(users.id, id))
    await round('10:30:00')
    expect(await mailsTo(email)).toEqual([])
  }
})

it('is not sent to somebody who has left, nor about what was checked in the meantime', async () => {
  const gone = await editor({ staff_roles: [] })
  await owned(gone.id, today())
  const { id, email } = await editor()
  const record = await owned(id, today())
  await round(morning)
  await change(record, { review_on: dayAfter(today(), 180) })
  expect([...(await mailsTo(gone.email)), ...(await mailsTo(email))]).toEqual([])
})
