import { dayAfterMonths } from '../rules'
import { users } from '@/lib/db/schema/accounts'
import { changeHistory } from '@/lib/db/schema/history'
import { dayAfter, today } from '@/lib/i18n/today'
import { contentUnderTest, type StaffMember } from '@/tests/support/content'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

describe('the owner of a record and its next check', () => {
  const { database, ask, member } = contentUnderTest()
  let owner: StaffMember
  let editor: StaffMember

  const path = 'admin/upkeep/reviews'

  beforeEach(async () => {
    owner = await member('editor')
    editor = await member('editor')
  })

  const set = (record: string, given: object, who = editor) =>
    ask('PUT', `${path}/${record}`, who, {
      owner_id: owner.id,
      review_on: today(),
      review_months: 6,
      ...given,
    })

  const due = async (who: StaffMember, whose = 'mine') => {
    const { body } = await ask('GET', `${path}?whose=${whose}&per_page=100`, who)
    return body.data.map(({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`)
  }

  const waiting = async (who: StaffMember) => {
    const { body } = await ask('GET', 'my-work/waiting', who)
    return body.find(({ area }: { area: string }) => area === 'upkeep')?.count
  }

  it('are on the desk and in the list of the owner from the day of the check', async () => {
    await set('news/1', { review_on: dayAfter(today(), 1) })
    expect([await due(owner), await waiting(owner)]).toEqual([[], 0])
    const { body } = await set('news/1', {})
    expect(body).toMatchObject({ owner: { id: owner.id, has_left: false }, review_months: 6 })
    expect([await due(owner), await waiting(owner)]).toEqual([['news/1'], 1])
    expect([await due(editor), await waiting(editor)]).toEqual([[], 0])
    expect(await due(editor, 'all')).toContain('news/1')
    const list = await ask('GET', 'admin/content/news?review=due', editor)
    expect(list.body.data.map(({ id }: { id: string }) => id)).toEqual(['1'])
  })

  it('the check is moved by its interval with one action, and is in the audit log', async () => {
    await set('news/2', { review_on: dayAfter(today(), -40), review_months: 3 })
    const { body } = await ask('POST', `${path}/news/2/confirm`, owner)
    const next = dayAfterMonths(today(), 3)
    expect(body).toMatchObject({ review_on: next, reviewed_on: today() })
    expect(await due(owner)).not.toContain('news/2')
    const [last] = await database.db
      .select()
      .from(changeHistory)
      .where(eq(changeHistory.subject, 'content/news'))
      .orderBy(desc(changeHistory.id))
      .limit(1)
    expect(last).toMatchObject({
      changed_by: owner.id,
      subject_id: '2',
      change: { reviewed_on: { before: null, after: today() }, review_on: { after: next } },
    })
    // Nobody who edits the record gets a conflict by it.
    expect((await ask('GET', 'admin/content/news/2', owner)).body.version).toBe(0)
  })

  it('a check needs a day and an interval, and an owner who works on content', async () => {
    expect((await set('news/1', { review_months: null })).status).toBe(422)
    expect((await set('news/1', { review_on: null })).status).toBe(422)
    const officer = await member('officer')
    const refused = await set('news/1', { owner_id: officer.id })
    expect([refused.status, refused.body.errors]).toEqual([422, { owner_id: ['unknown'] }])
    await set('news/3', { owner_id: null, review_on: null, review_months: null })
    expect((await ask('POST', `${path}/news/3/confirm`, editor)).status).toBe(409)
  })

  it('facts of markets keep their own, and code lists are for admins', async () => {
    const fact = await ask('GET', `${path}/market-documents/1`, editor)
    expect(fact.body).toMatchObject({ is_reviewed: false })
    expect((await set('market-documents/1', {})).status).toBe(403)
    expect((await set('sectors/1', {})).status).toBe(403)
    expect((await set('news/999999', {})).status).toBe(404)
  })

  it('what somebody who left answers for waits for admins, and is handed over at once', async () => {
    const admin = await member('admin')
    await set('news/4', {})
    await set('news/5', {})
    const before = await waiting(admin)
    await database.db
      .update(users)
      .set({ disabled_at: sql`now()` })
      .where(eq(users.id, owner.id))
    expect(await waiting(admin)).toBe(before + 2)
    expect(await due(admin, 'nobody')).toEqual(expect.arrayContaining(['news/4', 'news/5']))
    const { body: owners } = await ask('GET', 'admin/upkeep/owners', admin)
    expect(owners).toContainEqual({ ...pick(owner), has_left: true, records: 2 })
    const back = { from: editor.id, to: owner.id }
    expect((await ask('POST', 'admin/upkeep/hand-over', admin, back)).status).toBe(422)
    const moved = { from: owner.id, to: editor.id }
    const done = await ask('POST', 'admin/upkeep/hand-over', admin, moved)
    expect(done.body).toEqual({ records: 2 })
    expect(await due(editor)).toEqual(expect.arrayContaining(['news/4', 'news/5']))
    expect(await waiting(admin)).toBe(before)
  })

  it('a record that is removed is no longer due', async () => {
    await set('news/6', {})
    expect(await due(owner)).toEqual(['news/6'])
    expect((await ask('DELETE', 'admin/content/news/6?version=0', editor)).status).toBe(200)
    expect(await due(owner)).toEqual([])
  })

  const pick = ({ id, name }: StaffMember) => ({ id, name })
})
