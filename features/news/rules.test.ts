import { describe, expect, it } from 'vitest'
import { newsExcerpt } from './rules'

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
