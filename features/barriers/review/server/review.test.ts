import { barrierStatuses } from '@/lib/db/codes/barriers'
import { users } from '@/lib/db/schema/accounts'
import { companies } from '@/lib/db/schema/companies'
import { changeHistory } from '@/lib/db/schema/history'
import {
  barriersUnderTest,
  barrierStep as step,
  writtenBarrier as written,
} from '@/tests/support/barriers'
import { barrierForm, generalForm } from '@/tests/support/enquiries'
import { anonymous, type Actor } from '@/lib/auth/actor'
import { asc, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { update } from './review'

const { database, ask, file, join, officer, published, reporter, created, mailsTo } =
  barriersUnderTest()

describe('a barrier', () => {
  it('goes from two reports over talks to the register, and both reporters hear of each step', async () => {
    const [author, second] = [await officer(), await officer()]
    const one = await reporter({ email: 'first@portal.example', locale: 'en' })
    const other = await reporter({ email: 'second@portal.example', locale: 'ar' })
    const waiting = await ask(author, 'admin/barrier-reports')
    expect(waiting.body.map((row: { enquiry_id: number }) => row.enquiry_id)).toEqual(
      expect.arrayContaining([one.enquiry, other.enquiry]),
    )
    const { id, version } = await created(author, { enquiry_id: one.enquiry })
    const path = `admin/barriers/${id}`
    const merged = await ask(author, `${path}/reports`, { version, enquiry_id: other.enquiry })
    expect(merged.body.reports).toHaveLength(2)
    const screened = await ask(author, `${path}/steps`, step('screened', version + 1))
    expect(screened.body.status).toBe('screened')
    expect((await ask(undefined, `barriers/${id}`)).status).toBe(404)

    expect((await ask(author, `${path}/publish`, { version: version + 2 })).status).toBe(409)
    const published = await ask(second, `${path}/publish`, { version: version + 2 })
    expect(published.status).toBe(200)
    const said = ['The certificate is no longer asked for.', 'لم تعد الشهادة مطلوبة.']
    const solved = await ask(author, `${path}/steps`, step('resolved', version + 3, said))
    expect(solved.status).toBe(200)

    const about = async (query: string) =>
      (await ask(undefined, `barriers-concerning?${query}`)).body
        .filter(({ sample }: { sample: boolean }) => !sample)
        .map((row: { id: number }) => row.id)
    for (const query of ['market=DE', 'hs=080410', 'hs=0804', 'hs=08', 'market=DE&hs=080410']) {
      expect([query, await about(query)]).toEqual([query, [id]])
    }
    for (const query of ['market=FR', 'hs=150910', 'market=DE&hs=150910', '']) {
      expect([query, await about(query)]).toEqual([query, []])
    }

    const shown = await ask(undefined, `barriers/${id}`)
    expect(shown.body).toMatchObject({ status: 'resolved', market: { iso2: 'DE' } })
    expect(shown.body.steps.map(({ status }: { status: string }) => status)).toEqual([
      'reported',
      'screened',
      'resolved',
    ])
    expect(JSON.stringify(shown.body)).not.toMatch(/Shafa|portal\.example|سلمى/)
    const english = await mailsTo('first@portal.example')
    expect(english.map(({ subject }) => subject?.split(': ').at(-1)).toSorted()).toEqual([
      'Resolved',
      'Screened',
    ])
    const texts = english.map(({ text }) => text).join()
    expect(texts).toContain(said[0])
    expect(texts).toContain(`/profile/user-enquiries/${one.enquiry}#barrier`)
    const arabic = await mailsTo('second@portal.example')
    expect(arabic.map(({ subject }) => subject).join()).toContain('حُلّ')
    expect(arabic.map(({ text }) => text).join()).toContain(said[1])

    const entries = await database.db
      .select({ action: changeHistory.action })
      .from(changeHistory)
      .where(eq(changeHistory.subject, 'barrier'))
      .orderBy(asc(changeHistory.id))
    expect(entries.map(({ action }) => action)).toEqual([
      'create',
      'update',
      'update',
      'publish',
      'update',
    ])
  })

  it('leaves the register when it is edited or withdrawn, and only a colleague publishes it again', async () => {
    const [author, second] = [await officer(), await officer()]
    const { id, version } = await created(author)
    const path = `admin/barriers/${id}`
    await ask(second, `${path}/publish`, { version })
    expect((await ask(undefined, `barriers/${id}`)).status).toBe(200)
    const actor: Actor = { ...anonymous, userId: second.id, loginId: 'x', staffRoles: ['officer'] }
    const { enquiry_id: _none, ...said } = written({ measure: 'B' })
    await update(actor, id, { ...said, measure: 'B', version: version + 1 })
    expect((await ask(undefined, `barriers/${id}`)).status).toBe(404)
    expect((await ask(second, `${path}/publish`, { version: version + 2 })).status).toBe(409)
    expect((await ask(author, `${path}/publish`, { version: version + 2 })).status).toBe(200)
    const reason = 'The text is wrong.'
    const gone = await ask(author, `${path}/withdraw`, { version: version + 3, reason })
    expect(gone.body.published_at).toBeNull()
    expect((await ask(undefined, `barriers/${id}`)).status).toBe(404)
  })

  it('takes only a step that can follow, with a reason where nothing can be done', async () => {
    const author = await officer()
    const { id, version } = await created(author)
    const path = `admin/barriers/${id}/steps`
    expect((await ask(author, path, step('resolved', version))).status).toBe(409)
    const bare = await ask(author, path, step('unresolvable', version, ['Why', '']))
    expect(bare.body.errors).toEqual({ text: ['text_missing'] })
    const early = { ...step('screened', version), on_day: '2999-01-01' }
    expect((await ask(author, path, early)).body.errors).toEqual({ on_day: ['future'] })
    const over = await ask(author, path, step('unresolvable', version, ['Why', 'السبب']))
    expect(over.body.status).toBe('unresolvable')
    expect((await ask(author, path, step('in_talks', version))).status).toBe(409)
  })

  it('is not published while a text is missing or names who reported it', async () => {
    const [author, second] = [await officer(), await officer()]
    const { enquiry } = await reporter()
    const summary_eng = 'Shafa Dates cannot sell.'
    const named = await created(author, { summary_eng, enquiry_id: enquiry })
    const at = (id: number) => `admin/barriers/${id}/publish`
    const refused = await ask(second, at(named.id), { version: named.version })
    expect(refused.body.errors).toEqual({ summary: ['names_reporter'] })
    const half = await created(author, { title_ara: '' })
    const incomplete = await ask(second, at(half.id), { version: half.version })
    expect(incomplete.body.errors).toEqual({ title: ['text_missing'] })
  })

  it('has each report once, and no other enquiry', async () => {
    const author = await officer()
    const { enquiry, person } = await reporter()
    const { id, version } = await created(author, { enquiry_id: enquiry })
    const again = await ask(author, 'admin/barriers', written({ enquiry_id: enquiry }))
    expect(again.status).toBe(409)
    const general = await file(person, generalForm())
    const enquiry_id = Number(general.body.id)
    const path = `admin/barriers/${id}/reports`
    expect((await ask(author, path, { version, enquiry_id })).status).toBe(404)
  })

  it('counts who reported it only with a confirmed address, and a company only while it is approved', async () => {
    const { author, path, id, person, version } = await published()
    const people = [await join(), await join()]
    for (const [at, one] of people.entries()) {
      const { body } = await file(one, barrierForm({ company: 'Invented' }))
      const linked = { version: version + at, enquiry_id: Number(body.id) }
      expect((await ask(author, `${path}/reports`, linked)).status).toBe(200)
    }
    const counted = async (query: string) => {
      const { body } = await ask(author, path)
      const shown = await ask(undefined, `barriers/${id}?${query}`)
      const states = body.reports.map(
        (one: { is_confirmed: boolean; is_approved: boolean | null }) => [
          one.is_confirmed,
          one.is_approved,
        ],
      )
      return [body.companies, shown.body.companies, states]
    }
    const [approved, invented] = [
      [true, true],
      [false, null],
    ]
    expect(await counted('')).toEqual([1, null, [approved, invented, invented]])
    const ids = people.map((one) => one.id)
    const email_verified_at = new Date().toISOString()
    await database.db.update(users).set({ email_verified_at }).where(inArray(users.id, ids))
    const confirmed = [true, null]
    expect(await counted('fresh=1')).toEqual([3, 3, [approved, confirmed, confirmed]])
    const own = eq(companies.id, Number(person.companyId))
    await database.db.update(companies).set({ approved_at: null }).where(own)
    expect(await counted('fresh=2')).toEqual([2, null, [[true, false], confirmed, confirmed]])
  })

  it('needs a market and a product that are on file', async () => {
    const body = written({ market: 'XX', hs_code: '999999' })
    const refused = await ask(await officer(), 'admin/barriers', body)
    expect(refused.body.errors).toEqual({ market: ['unknown'], hs_code: ['unknown'] })
  })
})

describe('the register', () => {
  it('is narrowed by market, HS code, kind of measure and status', async () => {
    const [author, second] = [await officer(), await officer()]
    const { id, version, market } = await created(author, { measure: 'K', hs_code: '610910' })
    await ask(second, `admin/barriers/${id}/publish`, { version })
    const found = async (query: string) => {
      const { body } = await ask(undefined, `barriers?${query}`)
      return body.data.map((one: { id: number }) => one.id).includes(id)
    }
    for (const query of [`country=${market.id}`, 'q=6109', 'kind=K', 'status=reported']) {
      expect([query, await found(query)]).toEqual([query, true])
    }
    for (const query of ['country=1', 'q=0804', 'kind=P', 'status=resolved']) {
      expect([query, await found(query)]).toEqual([query, false])
    }
    const { body } = await ask(undefined, 'barrier-choices')
    expect(body.kinds).toContain('K')
    expect(body.countries).toContainEqual(expect.objectContaining({ id: market.id }))
    for (const status of barrierStatuses) {
      const { body: list } = await ask(undefined, `barriers?status=${status}&page=1`)
      expect([status, body.statuses.includes(status)]).toEqual([status, list.total > 0])
    }
  })
})

describe('a published barrier', () => {
  it('of many products concerns each product of its market, and no product elsewhere', async () => {
    const [author, second] = [await officer(), await officer()]
    const { id, version } = await created(author, { market: 'IT', hs_code: null })
    await ask(second, `admin/barriers/${id}/publish`, { version })
    const of = async (query: string) => (await ask(undefined, `barriers-concerning?${query}`)).body
    expect(await of('market=IT&hs=252010')).toMatchObject([{ id }])
    expect(await of('hs=252010')).toEqual([])
  })
})
