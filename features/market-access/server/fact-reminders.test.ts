import { accessAgreements, marketAccess } from '@/lib/db/schema/market-access'
import { jobs } from '@/lib/db/schema/jobs'
import { users } from '@/lib/db/schema/accounts'
import { today } from '@/lib/i18n/today'
import { runDueJobs } from '@/lib/jobs/runner'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { startMailServer } from '@/tests/support/mail-server'
import { clearProcessRegistry } from '@/tests/support/process-registry'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq, inArray } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { factReviewMail, remindOwners } from './fact-reminders'

const database = useTestDatabase(loadedTemplate)

let server: Awaited<ReturnType<typeof startMailServer>>

beforeEach(async () => {
  await database.db.delete(jobs)
  await database.db.update(marketAccess).set({ owner_email: '' })
  server = await startMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  vi.stubEnv('SITE_URL', 'https://portal.example')
  clearProcessRegistry()
})

afterEach(async () => {
  await server.stop()
  vi.unstubAllEnvs()
  clearProcessRegistry()
})

async function delivered(now?: Date) {
  await remindOwners(now)
  while ((await runDueJobs([factReviewMail])) > 0);
  const mails = await Promise.all(server.received.splice(0).map(({ raw }) => PostalMime.parse(raw)))
  return mails.toSorted((a, b) => addressOf(a).localeCompare(addressOf(b)))
}

type Mail = Awaited<ReturnType<typeof PostalMime.parse>>
const addressOf = ({ to }: Mail) => to?.[0]?.address ?? ''

const own = (owner_email: string, countries: string[]) =>
  database.db
    .update(marketAccess)
    .set({ owner_email, checked_at: '2024-03-05' })
    .where(inArray(marketAccess.country_code, countries))

describe('the mail about overdue facts', () => {
  it('goes to each owner in the language of the account, else in Arabic', async () => {
    await database.db.insert(users).values({ name: 'Dana', email: 'dana@a.example', locale: 'en' })
    await own('Dana@a.example', ['IQ', 'SY'])
    await own('desk@a.example', ['LY'])
    const [english, arabic, ...more] = await delivered()
    expect(more).toEqual([])
    expect(english?.subject).toBe('2 facts of markets are overdue for checking')
    expect(english?.text).toContain('IQ · gafta · Free of duty')
    expect(english?.text).toContain('Last checked on')
    expect(english?.text).toContain('https://portal.example/admin/content/market-access/')
    expect(english?.html).toContain('lang="en" dir="ltr"')
    expect(arabic && addressOf(arabic)).toBe('desk@a.example')
    expect(arabic?.subject).toBe('معلومة واحدة عن الأسواق تأخر التحقق منها')
    expect(arabic?.html).toContain('lang="ar" dir="rtl"')
  })

  it('is sent once a week', async () => {
    await own('desk@a.example', ['LY'])
    expect(await delivered()).toHaveLength(1)
    expect(await delivered()).toEqual([])
    const nextWeek = new Date(Date.now() + 7 * 86_400_000)
    expect(await delivered(nextWeek)).toHaveLength(1)
  })

  it('is not sent without overdue facts, nor for facts without an owner', async () => {
    await database.db.update(accessAgreements).set({ checked_at: '2024-01-01' })
    expect(await delivered()).toEqual([])
    expect(await database.db.$count(jobs)).toBe(0)
  })

  it('is not sent when the facts were checked in the meantime', async () => {
    await own('desk@a.example', ['LY'])
    await remindOwners()
    await database.db
      .update(marketAccess)
      .set({ checked_at: today() })
      .where(eq(marketAccess.country_code, 'LY'))
    while ((await runDueJobs([factReviewMail])) > 0);
    expect(server.received).toEqual([])
  })
})
