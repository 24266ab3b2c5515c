import { companyCertificates } from '@/lib/db/schema/companies'
import { jobs } from '@/lib/db/schema/jobs'
import { today } from '@/lib/i18n/today'
import { companiesUnderTest } from '@/tests/support/companies'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { certificateMail, publicCertificates, remindOfCertificates } from './certificates'

const { database, ask, staff, owner, companyOf, change } = companiesUnderTest()

const dayMs = 86_400_000
const inDays = (days: number) => today(new Date(Date.now() + days * dayMs))

beforeEach(async () => {
  // Those of the sample companies are not looked at.
  await database.db.update(companyCertificates).set({ valid_until: null })
})

/** A company whose only certificate has these days, approved. */
async function withDays(days: { valid_from?: string; valid_until?: string; is_public?: boolean }) {
  const rana = await owner()
  const list = JSON.stringify([{ id: 1, is_new: false, title: 'ISO 9001', ...days }])
  expect(await change(rana, { attachment_option_file: list })).toMatchObject({ status: 200 })
  const { version } = await companyOf(rana)
  const token = await staff('officer')
  await ask('POST', `admin/companies/${rana.company}/approve`, { token, json: { version } })
  return rana
}

const shown = async (company: number) =>
  (await ask('GET', `international-buyers/${company}`)).body.certificates

describe('certificates', () => {
  it.each([
    ['without days', {}, true],
    ['that end today', { valid_until: inDays(0) }, true],
    ['that ended yesterday', { valid_until: inDays(-1) }, false],
    ['that begin tomorrow', { valid_from: inDays(1) }, false],
    ['that the owner keeps to themself', { is_public: false }, false],
  ])('%s: seen by the public on the day: %o %s', async (_, days, isSeen) => {
    const { company } = await withDays(days)
    expect(await shown(company)).toEqual(isSeen ? ['ISO 9001'] : [])
    expect((await publicCertificates(database.db, company)).map(({ title }) => title)).toEqual(
      isSeen ? ['ISO 9001'] : [],
    )
  })

  it('that wait for approval are not seen', async () => {
    const { company } = await owner()
    expect(await publicCertificates(database.db, company)).toEqual([])
  })

  it('are refused when they end before they begin, or have no such day', async () => {
    const rana = await owner()
    const answered = (days: object) =>
      change(rana, {
        attachment_option_file: JSON.stringify([{ id: 1, is_new: false, title: 'X', ...days }]),
      })
    const wrong = [
      { valid_from: '2027-02-01', valid_until: '2027-01-31' },
      { valid_until: '2027-02-30' },
      { valid_until: '=1+1' },
    ]
    for (const days of wrong) expect((await answered(days)).status).toBe(422)
  })

  it('keep their days when a form does not name them', async () => {
    const rana = await withDays({ valid_until: inDays(400), is_public: false })
    const list = JSON.stringify([{ id: 1, is_new: false, title: 'ISO 9001:2015' }])
    await change(rana, { attachment_option_file: list })
    const [row] = JSON.parse((await companyOf(rana)).attachment_option_file)
    expect(row).toMatchObject({ valid_until: inDays(400), is_public: false })
  })
})

describe('the reminder of a certificate', () => {
  const queued = async (company: number) => {
    const rows = await database.db
      .select({ payload: jobs.payload })
      .from(jobs)
      .where(
        and(
          eq(jobs.name, certificateMail.name),
          sql`${jobs.payload} ->> 'company_id' = ${String(company)}`,
        ),
      )
    return rows.map(({ payload }) => payload)
  }

  it('is queued once for its last day, from 30 days before it', async () => {
    const { company, id } = await withDays({ valid_until: inDays(31) })
    await remindOfCertificates()
    expect(await queued(company)).toEqual([])
    const tomorrow = new Date(Date.now() + dayMs)
    await remindOfCertificates(tomorrow)
    await remindOfCertificates(tomorrow)
    const mail = { user_id: id, company_id: company, title: 'ISO 9001', valid_until: inDays(31) }
    expect(await queued(company)).toEqual([mail])
  })

  it.each([
    ['keeps to themself', { valid_until: inDays(5), is_public: false }],
    ['has let end', { valid_until: inDays(-1) }],
  ])('is not queued for one that the owner %s', async (_, days) => {
    const { company } = await withDays(days)
    await remindOfCertificates()
    expect(await queued(company)).toEqual([])
  })

  it('comes again for the certificate that replaces it', async () => {
    const rana = await withDays({ valid_until: inDays(10) })
    await remindOfCertificates()
    const renewed = [{ id: 1, is_new: false, title: 'ISO 9001', valid_until: inDays(20) }]
    await change(rana, { attachment_option_file: JSON.stringify(renewed) })
    await remindOfCertificates()
    expect(await queued(rana.company)).toHaveLength(2)
  })
})
