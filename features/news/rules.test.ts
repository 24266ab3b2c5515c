import { describe, expect, it } from 'vitest'
import { newsExcerpt, newsPaths, newsScene } from './rules'

describe('a news excerpt', () => {
  it('is the text of the body without HTML tags', () => {
    expect(newsExcerpt('<p>One</p><p>two&nbsp;three</p>')).toBe('One two three')
  })

  it('has an ellipsis only for more than 100 characters', () => {
    expect(newsExcerpt('x'.repeat(100))).toBe('x'.repeat(100))
    expect(newsExcerpt('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`)
  })

  it('ends at a word, in either language', () => {
    expect(newsExcerpt(`<p>${'olive '.repeat(16)}exporters meet</p>`)).toBe(
      `${'olive '.repeat(16).trim()}…`,
    )
    expect(newsExcerpt(`<p>${'زيتون، '.repeat(14)}المصدرون</p>`)).toBe(
      `${'زيتون، '.repeat(14).trim().slice(0, -1)}…`,
    )
  })

  it('never cuts inside a character', () => {
    expect(newsExcerpt('🌿'.repeat(101))).toBe(`${'🌿'.repeat(100)}…`)
  })
})

describe('the scene of an item', () => {
  it('shows what its title is about, in either language', () => {
    expect(newsScene({ DESCRIPTION_ENG: 'Olive oil tasted', DESCRIPTION_ARA: '' })).toBe(
      'olive-press',
    )
    expect(newsScene({ DESCRIPTION_ENG: '', DESCRIPTION_ARA: 'معرض في عمّان' })).toBe('fair')
  })

  it('shows the port for a title that says nothing of its subject', () => {
    expect(newsScene({ DESCRIPTION_ENG: 'Holiday hours', DESCRIPTION_ARA: '' })).toBe('port')
  })
})

describe("a news item's address", () => {
  const address = (title: string) =>
    newsPaths({ id: 7, DESCRIPTION_ENG: title, DESCRIPTION_ARA: 'خبر' }).en

  it('is the id, a dash and the English title with hyphens for spaces', () => {
    expect(address('Food exporters invited')).toBe('/news/7-Food-exporters-invited')
  })

  it('omits characters with a meaning in URLs', () => {
    expect(address('50 % off? A/B: #1 & more…')).toBe('/news/7-50-off-AB-1-more')
  })

  it('uses the Arabic title where there is no English one', () => {
    expect(address('')).toBe('/news/7-خبر')
  })
})
