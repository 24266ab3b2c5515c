import { anonymous, type Actor } from '@/lib/auth/actor'
import {
  accessAgreements,
  marketAccess,
  marketDocuments,
  unansweredPairs,
} from '@/lib/db/schema/market-access'
import { today, yearsBefore } from '@/lib/i18n/today'
import { contentUnderTest } from '@/tests/support/content'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { factReviews } from '../contract'
import { endOfNotice } from '../rules'
import { listReviews } from './facts'

const { database, ask, member } = contentUnderTest()

const editor: Actor = { ...anonymous, userId: 1, loginId: 'x', staffRoles: ['editor'] }

/** The day before, or some days later. */
const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

describe('the facts to check', () => {
  it('are those that are overdue or due soon, with their owners', async () => {
    const late = daysFrom(yearsBefore(today(), 1), -1)
    await database.db
      .update(marketAccess)
      .set({ checked_at: late, review_months: 12, owner_email: 'owner@portal.example' })
      .where(eq(marketAccess.country_code, 'IQ'))
    await database.db
      .update(accessAgreements)
      .set({ checked_at: yearsBefore(endOfNotice(today()), 1), review_months: 12 })
      .where(eq(accessAgreements.key, 'efta'))
    const { facts } = factReviews.response.parse(await listReviews(editor))
    const named = (label: string) => facts.find(({ label_eng }) => label_eng === label)
    expect(named('IQ · gafta · Free of duty')).toMatchObject({
      kind: 'market-access',
      owner_email: 'owner@portal.example',
      checked_at: late,
      overdue: true,
    })
    const soon = facts.find(({ kind, overdue }) => kind === 'access-agreements' && !overdue)
    expect(soon).toMatchObject({ overdue: false, due: endOfNotice(today()), owner_email: '' })
  })

  it('are listed with pairs that people asked for without data, the newest month first', async () => {
    await database.db.insert(unansweredPairs).values([
      { country_code: 'IQ', hs6: '080410', month: '2026-10-01', count: 9 },
      { country_code: 'IQ', hs6: '070200', month: '2026-11-01', count: 2 },
    ])
    const { unanswered } = await listReviews(editor)
    expect(unanswered.map(({ hs6, count }) => [hs6, count])).toEqual([
      ['070200', 2],
      ['080410', 9],
    ])
    expect(unanswered[0]).toMatchObject({ market_eng: 'Iraq', market_ara: 'العراق' })
  })

  it('are refused to an officer', async () => {
    const officer: Actor = { ...editor, staffRoles: ['officer'] }
    await expect(listReviews(officer)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('a statement', () => {
  const confirmedBy = async (path: string) => {
    const [author, second] = [await member('editor'), await member('editor')]
    const { record, version } = (await ask('GET', path, author)).body
    const saved = await ask('PUT', path, author, {
      version,
      record: { ...record, confidence: 'confirmed' },
    })
    const sent = await ask('POST', `${path}/submit`, author, { version: saved.body.version })
    return { author, second, version: Number(sent.body.version) }
  }

  it('is confirmed by two people, and is checked on that day', async () => {
    const [paper] = await database.db
      .update(marketDocuments)
      .set({ checked_at: '2025-01-31' })
      .where(eq(marketDocuments.code, 'kimberley'))
      .returning()
    const path = `admin/content/market-documents/${paper?.id}`
    const { author, second, version } = await confirmedBy(path)
    expect((await ask('POST', `${path}/approve`, author, { version })).status).toBe(409)
    const approved = await ask('POST', `${path}/approve`, second, { version })
    expect(approved.status).toBe(200)
    const published = await ask('POST', `${path}/publish`, author, {
      version: approved.body.version,
    })
    expect(published.body.published).toMatchObject({
      confidence: 'confirmed',
      checked_at: today(),
    })
  })

  it('always needs a second approval, whatever an admin sets', async () => {
    const admin = await member('admin')
    const path = 'admin/content-kinds/market-documents'
    expect((await ask('PUT', path, admin, { four_eyes: false })).status).toBe(403)
    const { body } = await ask('GET', 'admin/content-kinds', admin)
    expect(body).toContainEqual(
      expect.objectContaining({
        kind: 'market-documents',
        four_eyes: true,
        always_four_eyes: true,
      }),
    )
  })
})
