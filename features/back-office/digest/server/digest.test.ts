import { anonymous, type Actor } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { contentEntries } from '@/lib/db/schema/content'
import { runDueJobs } from '@/lib/jobs/runner'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { getMyMail, issueStaffDigests, setMyMail, staffDigestMail } from './digest'

const database = useTestDatabase(loadedTemplate)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-staff-digest-'))
  vi.stubEnv('DATA_DIR', folder)
})
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

async function mails() {
  while ((await runDueJobs([staffDigestMail])) > 0);
  const names = await readdir(join(folder, 'mail')).catch(() => [])
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, 'mail', name), 'utf8'))),
  )
}

it('reaches each member of staff who wants it once a morning, with what waits in each work list', async () => {
  await database.db.update(users).set({ staff_mail: 'none' })
  const email = 'digest.officer@portal.example'
  const [officer] = await database.db
    .insert(users)
    .values({ name: 'Rula', email, locale: 'en', staff_roles: ['officer'] })
    .returning({ id: users.id })
  const actor: Actor = { ...anonymous, userId: officer?.id ?? 0, loginId: 'login' }
  expect(await getMyMail(actor)).toEqual({ staff_mail: 'at_once' })
  await setMyMail(actor, 'daily')

  await issueStaffDigests(new Date('2026-11-18T03:59:00Z'))
  expect(await mails()).toEqual([])
  await issueStaffDigests(new Date('2026-11-18T04:00:00Z'))
  await issueStaffDigests(new Date('2026-11-18T05:00:00Z'))
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.to?.[0]?.address).toBe(email)
  expect(mail?.subject).toMatch(/records wait for you$/)
  expect(mail?.text).toContain('Approvals')
  expect(mail?.text).toContain('http://localhost:3000/admin/approvals')

  await setMyMail(actor, 'none')
  await issueStaffDigests(new Date('2026-11-19T05:00:00Z'))
  expect(await mails()).toHaveLength(1)
})

it('names content upkeep to the owner of a record that is due for a check', async () => {
  await database.db.update(users).set({ staff_mail: 'none' })
  const email = 'digest.editor@portal.example'
  const [editor] = await database.db
    .insert(users)
    .values({ name: 'Salma', email, locale: 'ar', staff_roles: ['editor'] })
    .returning({ id: users.id })
  await database.db.insert(contentEntries).values({
    kind: 'news',
    record_id: '1',
    version: 0,
    state: 'published',
    is_new: false,
    owner_id: editor?.id,
    review_on: '2026-01-01',
    review_months: 6,
  })
  // How much else waits, the day says.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T05:00:00Z') })
  await issueStaffDigests(new Date())
  const mail = (await mails()).find(({ to }) => to?.[0]?.address === email)
  expect(mail?.text).toContain('متابعة المحتوى')
  expect(mail?.text).toContain('http://localhost:3000/admin/upkeep')
})
