import { importRecords } from '@/features/content/server/imports'
import { pageFeedback } from '@/lib/db/schema/feedback'
import { menuEntryWith, navigationPageWith } from '@/tests/support/menu-entries'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeAll, describe, expect, it } from 'vitest'
import { commentLength, pageFeedback as call, type FeedbackWrite } from '../contract'
import { recordFeedback } from './feedback'

const database = useTestDatabase()

const key = (end: number) => `3f0c6a1e-8a57-4c43-9a45-${String(end).padStart(12, '0')}`

const answer = (given: Partial<FeedbackWrite> = {}): FeedbackWrite => ({
  entry_id: 7,
  locale: 'ar',
  useful: 1,
  idempotency_key: key(1),
  website: '',
  ...given,
})

async function stored(idempotency_key: string) {
  const rows = await database.db.select().from(pageFeedback)
  return rows.filter((row) => row.idempotency_key === idempotency_key)
}

beforeAll(async () => {
  await importRecords(database.db, 'menu-pages', [navigationPageWith({ id: 1 })])
  await importRecords(database.db, 'pages', [
    menuEntryWith({ id: 7 }),
    menuEntryWith({ id: 8 }),
    menuEntryWith({ id: 9, status: 0 }),
  ])
})

describe('an answer about a page', () => {
  it('is stored with its page and language, and nothing about the person', async () => {
    expect(await recordFeedback(answer())).toBe('Success')
    const [row] = await stored(key(1))
    expect(row).toEqual({
      id: expect.any(Number),
      entry_id: 7,
      locale: 'ar',
      useful: 1,
      comment: null,
      idempotency_key: key(1),
      created_at: expect.any(String),
    })
  })

  it('counts once, however often it is sent', async () => {
    const twice = answer({ idempotency_key: key(2) })
    await Promise.all([recordFeedback(twice), recordFeedback(twice)])
    await recordFeedback(twice)
    expect(await stored(key(2))).toHaveLength(1)
  })

  it('accepts the comment that follows under its key, and keeps it when the answer arrives again', async () => {
    const no = answer({ idempotency_key: key(3), useful: 0 })
    await recordFeedback(no)
    await recordFeedback({ ...no, comment: 'The fees.' })
    await recordFeedback(no)
    expect(await stored(key(3))).toMatchObject([{ useful: 0, comment: 'The fees.' }])
  })

  it('is replaced by a later one under its key', async () => {
    await recordFeedback(answer({ idempotency_key: key(4), useful: 1 }))
    await recordFeedback(answer({ idempotency_key: key(4), useful: 0 }))
    expect(await stored(key(4))).toMatchObject([{ useful: 0 }])
  })

  it('has no comment when nothing was written', async () => {
    await recordFeedback(answer({ idempotency_key: key(5), useful: 0, comment: '' }))
    expect(await stored(key(5))).toMatchObject([{ comment: null }])
  })

  it.each([9, 999])('about a page that is not public returns 404: %i', async (entry_id) => {
    const about = answer({ idempotency_key: key(6), entry_id })
    await expect(recordFeedback(about)).rejects.toMatchObject({ code: 'not_found' })
    expect(await stored(key(6))).toEqual([])
  })

  it('about another page under the same key is rejected', async () => {
    await recordFeedback(answer({ idempotency_key: key(7) }))
    const other = answer({ idempotency_key: key(7), entry_id: 8 })
    await expect(recordFeedback(other)).rejects.toMatchObject({ code: 'conflict' })
    expect(await stored(key(7))).toMatchObject([{ entry_id: 7 }])
  })
})

describe('the body of an answer', () => {
  const read = (given: object) => call.body.safeParse({ ...answer(), ...given })

  it('accepts a comment of at most 500 characters, trimmed', () => {
    expect(commentLength).toBe(500)
    expect(read({ comment: ` ${'x'.repeat(500)} ` }).data?.comment).toBe('x'.repeat(500))
    expect(read({ comment: 'x'.repeat(501) }).success).toBe(false)
    expect(read({}).success).toBe(true)
  })

  it.each([
    ['a filled field that people do not see', { website: 'https://spam.example' }],
    ['another language', { locale: 'fr' }],
    ['another answer', { useful: 2 }],
    ['a key that is no UUID', { idempotency_key: '1' }],
    ['an id that no page can have', { entry_id: 2_147_483_648 }],
    ['a comment with a character that no text has', { comment: 'a\u0000b' }],
  ])('does not accept %s', (_, given) => {
    expect(read(given).success).toBe(false)
  })
})
