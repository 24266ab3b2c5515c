import { identify } from '@/features/accounts/sessions/server/sessions'
import { mount } from '@/lib/api/mount'
import { changeHistory } from '@/lib/db/schema/history'
import { today } from '@/lib/i18n/today'
import { companiesUnderTest } from '@/tests/support/companies'
import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companiesFeature } from '../../feature'

const { app } = mount(companiesFeature.calls, { identify })
const { database, ask, staff, owner, companyOf, change } = companiesUnderTest(app)

/** An approved company with its owner, and an officer. */
async function approved() {
  const rana = await owner()
  const token = await staff('officer')
  const json = { version: 1 }
  await ask('POST', `admin/companies/${rana.company}/approve`, { token, json })
  const check = (fact: string, version = 2, checked = true) =>
    ask('POST', `admin/companies/${rana.company}/checks`, {
      token,
      json: { fact, checked, version },
    })
  const shown = async () => (await ask('GET', `international-buyers/${rana.company}`)).body.verified
  const audited = async () => {
    const rows = await database.db
      .select({ change: changeHistory.change })
      .from(changeHistory)
      .where(
        and(
          eq(changeHistory.subject, 'company-check'),
          eq(changeHistory.subject_id, String(rana.company)),
        ),
      )
      .orderBy(asc(changeHistory.id))
    return rows.map((row) => row.change)
  }
  return { rana, token, check, shown, audited }
}

describe('what staff have checked of a company', () => {
  it('is on its page with the day, and every step in the audit log', async () => {
    const { check, shown, audited } = await approved()
    expect(await shown()).toEqual([])
    expect((await check('registration')).body.checks).toEqual([
      { fact: 'registration', on: today(), by: expect.any(String) },
    ])
    expect(await shown()).toEqual([{ fact: 'registration', on: today() }])
    await check('registration', 2, false)
    expect(await shown()).toEqual([])
    expect(await audited()).toEqual([
      { checked: ['registration'], version: 2 },
      { no_longer_checked: ['registration'], version: 2 },
    ])
  })

  it('is taken back when the owner changes it, and stays when something else is changed', async () => {
    const { rana, check, shown, audited } = await approved()
    await check('registration')
    await check('contacts')
    await change(rana, { registration_number: '200123456' })
    expect(await shown()).toEqual([{ fact: 'contacts', on: today() }])
    await change(rana, { founded: '1998' })
    expect(await shown()).toEqual([{ fact: 'contacts', on: today() }])
    expect((await companyOf(rana)).verified).toEqual([{ fact: 'contacts', on: today() }])
    expect((await audited()).at(-1)).toEqual({
      no_longer_checked: ['registration'],
      fields: ['registration_number'],
    })
  })

  it('is a conflict for a version that was changed since, and refused to other callers', async () => {
    const { rana, check, shown } = await approved()
    expect((await check('address', 1)).status).toBe(409)
    expect((await check('colour')).status).toBe(422)
    const json = { fact: 'address', checked: true, version: 2 }
    const path = `admin/companies/${rana.company}/checks`
    expect((await ask('POST', path, { token: rana.token, json })).status).toBe(403)
    expect((await ask('POST', path, { json })).status).toBe(401)
    expect((await ask('GET', path, { token: await staff('editor') })).status).toBe(403)
    expect(await shown()).toEqual([])
  })
})
