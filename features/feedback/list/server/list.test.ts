import { anonymous, type Actor } from '@/lib/auth/actor'
import { pageFeedback } from '@/lib/db/schema/feedback'
import { menuEntries } from '@/lib/db/schema/menus'
import { dayAfter, today } from '@/lib/i18n/today'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { asc, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { feedbackAnswers } from '../contract'
import { listFeedback } from './list'

const database = useTestDatabase(loadedTemplate)
const officer: Actor = { ...anonymous, userId: 1, loginId: 'x', staffRoles: ['officer'] }
let page: number

beforeAll(async () => {
  const { db } = database
  const [entry] = await db
    .select({ id: menuEntries.id })
    .from(menuEntries)
    .orderBy(asc(menuEntries.id))
    .limit(1)
  page = entry?.id ?? 0
  const said = (useful: 0 | 1, given: object = {}) => ({
    entry_id: page,
    locale: 'en' as const,
    useful,
    idempotency_key: randomUUID(),
    ...given,
  })
  await db.delete(pageFeedback)
  await db
    .insert(pageFeedback)
    .values([
      said(1, { created_at: sql`now() - interval '40 days'` }),
      said(0, { comment: 'Which form?' }),
      said(1),
    ])
})

const commentsOf = async (query: object) =>
  (await listFeedback(officer, query)).data.map(({ comment, useful }) => [useful, comment])

it('lists what readers said about pages, the latest first', async () => {
  const found = feedbackAnswers.response.parse(await listFeedback(officer, {}))
  expect(found.total).toBe(3)
  expect(found.data[1]).toMatchObject({ entry_id: page, useful: 0, comment: 'Which form?' })
})

it('is filtered by page, answer, comment and day', async () => {
  expect(await commentsOf({ useful: '0' })).toEqual([[0, 'Which form?']])
  expect(await commentsOf({ commented: '1' })).toEqual([[0, 'Which form?']])
  expect(await commentsOf({ from_day: dayAfter(today(), -29) })).toHaveLength(2)
  expect(await commentsOf({ until_day: dayAfter(today(), -30) })).toEqual([[1, null]])
  expect(await commentsOf({ page_of: String(page + 1) })).toEqual([])
})

it('is for officers', async () => {
  const editor: Actor = { ...officer, staffRoles: ['editor'] }
  await expect(listFeedback(editor, {})).rejects.toMatchObject({ code: 'forbidden' })
})
