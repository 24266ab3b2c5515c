import { describe, expect, it } from 'vitest'
import { newsExcerpt, newsPaths, shownNews } from './rules'

describe('a news excerpt', () => {
  it('is the text of the body without its marks', () => {
    expect(newsExcerpt('<p>One</p><p>two&nbsp;three</p>')).toBe('One two three')
  })

  it('has no ellipsis at 100 characters and one past them', () => {
    expect(newsExcerpt('x'.repeat(100))).toBe('x'.repeat(100))
    expect(newsExcerpt('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`)
  })

  it('never cuts a character in half', () => {
    expect(newsExcerpt('🌿'.repeat(101))).toBe(`${'🌿'.repeat(100)}…`)
  })
})

describe("a news item's address", () => {
  const address = (title: string) =>
    newsPaths({ id: 7, DESCRIPTION_ENG: title, DESCRIPTION_ARA: 'خبر' }).en

  it('is the id, a dash and the English title with hyphens for spaces', () => {
    expect(address('Food exporters invited')).toBe('/news/7-Food-exporters-invited')
  })

  it('leaves out signs that mean something in an address', () => {
    expect(address('50 % off? A/B: #1 & more…')).toBe('/news/7-50-off-AB-1-more')
  })

  it('uses the Arabic title where there is no English one', () => {
    expect(address('')).toBe('/news/7-خبر')
  })
})

describe('the news of a provider', () => {
  const item = (id: number, news_date: string, status = 1) => ({
    id,
    DESCRIPTION_ENG: '',
    DESCRIPTION_ARA: '',
    TARIFF_ENG: '',
    TARIFF_ARA: '',
    meta_description_en: null,
    meta_description_ar: null,
    image: null,
    image_alt_eng: null,
    image_alt_ara: null,
    news_date,
    created_at: `${news_date}T00:00:00Z`,
    updated_at: null,
    status,
    sample: false,
  })

  it('are those with status 1, newest first, in whatever order they come', () => {
    const items = [
      item(1, '2026-01-01'),
      item(2, '2026-03-01'),
      item(3, '2026-03-01'),
      item(4, '2026-02-01', 0),
    ]
    expect(shownNews(items).map(({ id }) => id)).toEqual([3, 2, 1])
  })
})
