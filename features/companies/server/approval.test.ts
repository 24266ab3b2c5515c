import { english } from '@/messages/en'
import { decisionMail } from '@/features/companies/server/company-mails'
import { users } from '@/lib/db/schema/accounts'
import { changeHistory } from '@/lib/db/schema/history'
import { runDueJobs } from '@/lib/jobs/runner'
import { companiesUnderTest } from '@/tests/support/companies'
import { mailsIn } from '@/tests/support/mail-folder'
import { and, eq } from 'drizzle-orm'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, it } from 'vitest'

const { database, ask, staff, somebody, owner, companyOf, change, folder } = companiesUnderTest()
let officer: string

beforeAll(async () => {
  officer = await staff('officer')
})

type Verb = 'approve' | 'refuse' | 'withdraw' | 'return'

const decide = (verb: Verb, id: number, json: object, token = officer) =>
  ask('POST', `admin/companies/${id}/${verb}`, { token, json })

const isPublic = async (id: number) =>
  (await ask('GET', `international-buyers/${id}`)).status === 200

const publicName = async (id: number) =>
  (await ask('GET', `international-buyers/${id}`)).body.company_trading_name

describe('a company that is in process (10)', () => {
  it('is public as soon as staff approve it (20)', async () => {
    const rana = await owner()
    expect(await isPublic(rana.company)).toBe(false)
    const answer = await decide('approve', rana.company, { version: 1 })
    expect(answer).toEqual({ status: 200, body: { status: 20, version: 2 } })
    expect(await isPublic(rana.company)).toBe(true)
    expect(await companyOf(rana)).toMatchObject({ status_belongs: { iid: 20 }, is_public: true })
  })

  it('is refused (30) with a reason that its owner sees, and approved after a change', async () => {
    const rana = await owner()
    const reason = 'The website does not open.'
    expect((await decide('refuse', rana.company, { version: 1, reason })).status).toBe(200)
    expect(await companyOf(rana)).toMatchObject({
      status_belongs: { iid: 30 },
      refusal_reason: reason,
      is_public: false,
    })
    await change(rana, { website_url: 'https://new.example' })
    expect(await companyOf(rana)).toMatchObject({
      status_belongs: { iid: 10 },
      refusal_reason: null,
    })
    expect((await decide('approve', rana.company, { version: 3 })).body.status).toBe(20)
  })

  it('is returned with words that its owner sees, and waits for staff again after a change', async () => {
    const rana = await owner()
    const reason = 'Please name your markets.'
    const answer = await decide('return', rana.company, { version: 1, reason })
    expect(answer).toEqual({ status: 200, body: { status: 10, version: 2 } })
    expect(await companyOf(rana)).toMatchObject({
      status_belongs: { iid: 10 },
      refusal_reason: reason,
    })
    while ((await runDueJobs([decisionMail])) > 0);
    const mails = (await mailsIn(join(folder(), 'mail'))).join('\n')
    expect(mails).toContain('Change your company')
    expect(mails).toContain('Please name your markets.')
    await change(rana, { website_url: 'https://new.example' })
    expect(await companyOf(rana)).toMatchObject({
      status_belongs: { iid: 10 },
      refusal_reason: null,
    })
    expect((await decide('approve', rana.company, { version: 3 })).body.status).toBe(20)
  })

  it('needs a reason to be refused', async () => {
    const rana = await owner()
    const { status, body } = await decide('refuse', rana.company, { version: 1, reason: '  ' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['reason']])
  })
})

describe('an approved company', () => {
  const approved = async () => {
    const rana = await owner()
    await decide('approve', rana.company, { version: 1 })
    return rana
  }

  it('stays public as it was while a change waits (40), until staff confirm it', async () => {
    const rana = await approved()
    await change(rana, { company_trading_name: 'New name' })
    expect(await companyOf(rana)).toMatchObject({
      status_belongs: { iid: 40 },
      company_trading_name: 'New name',
      is_public: true,
    })
    expect(await publicName(rana.company)).toBe('Petra Oil')
    await decide('approve', rana.company, { version: 3 })
    expect(await publicName(rana.company)).toBe('New name')
  })

  it('stays public as it was when a change of it is refused', async () => {
    const rana = await approved()
    await change(rana, { company_trading_name: 'New name' })
    await decide('refuse', rana.company, { version: 3, reason: 'No.' })
    expect(await companyOf(rana)).toMatchObject({ status_belongs: { iid: 30 }, is_public: true })
    expect(await publicName(rana.company)).toBe('Petra Oil')
    await change(rana, { company_trading_name: 'Another name' })
    expect(await companyOf(rana)).toMatchObject({ status_belongs: { iid: 40 } })
  })

  it('is hidden when staff withdraw it, and public again when they approve it', async () => {
    const rana = await approved()
    const answer = await decide('withdraw', rana.company, { version: 2, reason: 'Closed.' })
    expect(answer.body).toEqual({ status: 30, version: 3 })
    expect(await isPublic(rana.company)).toBe(false)
    await decide('approve', rana.company, { version: 3 })
    expect(await isPublic(rana.company)).toBe(true)
  })

  it('cannot be approved or refused twice', async () => {
    const rana = await approved()
    for (const verb of ['approve', 'refuse'] as const) {
      const answer = await decide(verb, rana.company, { version: 2, reason: 'No.' })
      expect(answer.status).toBe(409)
    }
  })
})

describe('a decision', () => {
  it('is refused for a version that staff have not seen, and names who changed it', async () => {
    const rana = await owner()
    await change(rana, { company_trading_name: 'New name' })
    for (const verb of ['approve', 'refuse', 'withdraw'] as const) {
      const { status, body } = await decide(verb, rana.company, { version: 1, reason: 'No.' })
      expect(status).toBe(409)
      expect(body.errors).toMatchObject({
        version: ['2'],
        changed_by: [expect.stringContaining('Rana')],
        changed_at: [expect.stringMatching(/^\d{4}-/)],
      })
    }
  })

  it('is for staff only: nobody approves their own company', async () => {
    const rana = await owner()
    const callers = [rana.token, (await somebody()).token, await staff('editor')]
    for (const token of callers) {
      expect((await decide('approve', rana.company, { version: 1 }, token)).status).toBe(403)
    }
    expect((await decide('approve', 999_999, { version: 1 })).status).toBe(404)
  })

  it('is forbidden to an officer who is a member of the company', async () => {
    const rana = await owner()
    await database.db
      .update(users)
      .set({ staff_roles: ['officer'] })
      .where(eq(users.id, rana.id))
    expect((await decide('approve', rana.company, { version: 1 }, rana.token)).status).toBe(403)
  })

  it('writes an audit entry with the person and the reason', async () => {
    const rana = await owner()
    await decide('refuse', rana.company, { version: 1, reason: 'No.' })
    const [entry] = await database.db
      .select()
      .from(changeHistory)
      .where(
        and(
          eq(changeHistory.subject, 'company'),
          eq(changeHistory.subject_id, String(rana.company)),
          eq(changeHistory.action, 'refuse'),
        ),
      )
    expect(entry?.change).toEqual({ status: 30, version: 2, reason: 'No.' })
  })

  it('is mailed to all members of the company, in their language and with the reason isolated in it', async () => {
    const rana = await owner()
    await somebody(rana.company, 'ar')
    const email_verified_at = new Date().toISOString()
    const isMember = eq(users.company_id, rana.company)
    await database.db.update(users).set({ email_verified_at }).where(isMember)
    await decide('refuse', rana.company, { version: 1, reason: 'The website does not open.' })
    while ((await runDueJobs([decisionMail])) > 0);
    const sent = await mailsIn(join(folder(), 'mail'))
    const mails = sent.join('\n')
    expect(mails).toContain('Your company has not been approved: Petra Olive Oil')
    expect(mails).toContain('The website does not open.')
    expect(mails).toContain('/ar/my-company')
    const texts = await Promise.all(sent.map(async (mail) => (await PostalMime.parse(mail)).text))
    expect(texts.join()).toContain('Reason: The website does not open.')
    expect(texts.join()).toContain('\u2068The website does not open.\u2069')
    expect(texts.join()).toContain('\u2068Petra Olive Oil\u2069')
  })

  it('to approve is mailed with the public page and the next step', async () => {
    const rana = await owner()
    await decide('approve', rana.company, { version: 1 })
    while ((await runDueJobs([decisionMail])) > 0);
    const sent = await mailsIn(join(folder(), 'mail'))
    const texts = await Promise.all(sent.map(async (mail) => (await PostalMime.parse(mail)).text))
    const { next, page } = english.mails.decision.approve
    expect(texts.join()).toContain(next.slice(next.indexOf('{Buyers') + 1, next.indexOf('}')))
    expect(texts.join()).toMatch(new RegExp(`${page}\\W+http\\S+/buyers/${rana.company}\\b`))
    expect(texts.join()).toMatch(/Add a product\W+http\S+\/add-product\b/)
  })
})
