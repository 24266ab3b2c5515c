import { barriersFeature } from '@/features/barriers/feature'
import { searchFeature } from '@/features/search/feature'
import { barrierStepMail } from '@/features/barriers/server/barrier-mails'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { runDueJobs } from '@/lib/jobs/runner'
import { expect } from 'vitest'
import { barrierForm, enquiriesUnderTest, type Someone } from './enquiries'

/** A barrier as the desk writes it. */
export const writtenBarrier = (given: object = {}) => ({
  measure: 'A',
  market: 'DE',
  hs_code: '080410',
  started_on: '2026-03-01',
  title_eng: 'Residue certificate for dates',
  title_ara: 'شهادة متبقيات للتمور',
  summary_eng: 'A certificate is asked for.',
  summary_ara: 'تُطلب شهادة.',
  authority_eng: '',
  authority_ara: '',
  article_eng: '',
  article_ara: '',
  loss_band: null,
  agreement_id: null,
  enquiry_id: null,
  ...given,
})

/** A step as the desk writes it, at the version that the officer saw. */
export const barrierStep = (status: string, version: number, text = ['', '']) => ({
  version,
  status,
  on_day: '2026-04-01',
  text_eng: text[0],
  text_ara: text[1],
})

/** The calls of barriers on the loaded data, with people who report, join and work on them. */
export function barriersUnderTest() {
  const calls = enquiriesUnderTest({}, [...barriersFeature.calls, ...searchFeature.calls])
  const { database, ask, file, join, mails } = calls

  const officer = async () => ({
    ...(await join({ staff_roles: ['officer'] })),
    staffRoles: ['officer' as const],
  })

  /** A member of a company of their own. */
  const member = async (name: string, given: Parameters<typeof join>[0] = {}) => {
    const { db } = database
    const [company] = await db
      .insert(companies)
      .values({ approved_at: new Date().toISOString() })
      .returning({ id: companies.id })
    const companyId = company?.id ?? 0
    const [sample] = await db.select().from(companyVersions).limit(1)
    if (!sample) throw new Error('There is no company.')
    const { search: _search, ...version } = sample
    await db.insert(companyVersions).values({
      ...version,
      company_id: companyId,
      edition: 'owner',
      company_registered_name: name,
      company_registered_name_ara: name,
    })
    const email_verified_at = new Date().toISOString()
    return { ...(await join({ company_id: companyId, email_verified_at, ...given })), companyId }
  }

  /** A person with an enquiry that reports a trade barrier. */
  const reporter = async (given: Parameters<typeof join>[0] = {}) => {
    const person = await member('Shafa Dates', given)
    const { body } = await file(person, barrierForm({ company: 'Shafa Dates' }))
    return { person, enquiry: Number(body.id) }
  }

  const created = async (by: Someone, given: object = {}) => {
    const { status, body } = await ask(by, 'admin/barriers', writtenBarrier(given))
    expect(status).toBe(200)
    return body
  }

  /** A published barrier that is screened, with a report, and who works on it. */
  const published = async (given: Parameters<typeof join>[0] = {}) => {
    const [author, second] = [await officer(), await officer()]
    const { person, enquiry } = await reporter(given)
    const { id, version } = await created(author, { enquiry_id: enquiry })
    const path = `admin/barriers/${id}`
    await ask(author, `${path}/steps`, barrierStep('screened', version))
    await ask(second, `${path}/publish`, { version: version + 1 })
    return { author, person, enquiry, path, id: Number(id), version: Number(version) + 2 }
  }

  /** The mails about barriers to an address, oldest first. */
  const mailsTo = async (email: string) => {
    while ((await runDueJobs([barrierStepMail])) > 0);
    return (await mails()).filter(({ to, subject }) => {
      const isBarrier = /Residue|متبقيات/.test(subject ?? '')
      return isBarrier && to?.some(({ address }) => address === email)
    })
  }
  return { ...calls, officer, member, reporter, created, published, mailsTo }
}
