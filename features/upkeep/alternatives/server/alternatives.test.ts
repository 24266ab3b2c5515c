import { news } from '@/lib/db/schema/news'
import { bilingualPair } from '@/lib/bilingual/pair'
import { contentUnderTest } from '@/tests/support/content'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

describe('pictures without an alternative text', () => {
  const { database, ask, member } = contentUnderTest()

  const src = `/media/${'a'.repeat(32)}/640.webp`
  const english = `<p>Text</p><img src="${src}" alt=" "><img src="${src}" alt="Harvest">`
  const complete = { image: null, ...bilingualPair('TARIFF', { en: 'x', ar: 'x' }, 'upper') }

  const write = (given: Partial<typeof news.$inferInsert>) =>
    database.db
      .update(news)
      .set({ ...complete, status: 1, ...given })
      .where(eq(news.id, 1))

  it('are listed with the record, the field and the languages that lack it', async () => {
    const editor = await member('editor')
    const listed = async () => {
      const { status, body } = await ask('GET', 'admin/upkeep/alternatives', editor)
      expect(status).toBe(200)
      return body.records.find(
        (one: { kind: string; id: string }) => one.kind === 'news' && one.id === '1',
      )?.pictures
    }
    await write({})
    expect(await listed()).toBeUndefined()
    await write({
      image: src,
      ...bilingualPair('image_alt', { en: 'Olives', ar: '' }),
      ...bilingualPair('TARIFF', { en: english, ar: 'x' }, 'upper'),
    })
    expect(await listed()).toEqual([
      { field: 'image', src, languages: ['ar'] },
      { field: 'TARIFF', src, languages: ['en'] },
    ])
    await write({ image: src, ...bilingualPair('image_alt', { en: 'Olives', ar: 'زيتون' }) })
    expect(await listed()).toBeUndefined()
    await write({ image: src, status: 0 })
    expect(await listed()).toBeUndefined()
  })

  it('are for editors', async () => {
    const officer = await member('officer')
    expect((await ask('GET', 'admin/upkeep/alternatives', officer)).status).toBe(403)
  })
})
