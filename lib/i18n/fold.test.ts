import { describe, expect, it } from 'vitest'
import { fold, foldedSigns, latinDigits, mentions, searchTokens } from './fold'

describe('a text as searches compare it', () => {
  it('is in lower case', () => {
    expect(fold('Export STRATEGY')).toBe('export strategy')
  })

  it.each([
    ['أردن', 'اردن'],
    ['إجراءات', 'اجراءات'],
    ['الآن', 'الان'],
    ['مسؤول', 'مسوول'],
    ['هيئة', 'هييه'],
    ['مستشفى', 'مستشفي'],
    ['الأُرْدُنّ', 'الاردن'],
    ['تـــغليف', 'تغليف'],
    ['٢٠٢٦', '2026'],
  ])('has one form for several Arabic spellings: %s', (written, compared) => {
    expect(fold(written)).toBe(compared)
  })

  it('has a replacement for each character', () => {
    expect(Array.from(foldedSigns.from).length).toBeGreaterThan(foldedSigns.to.length)
    expect(new Set(foldedSigns.from).size).toBe(Array.from(foldedSigns.from).length)
  })
})

describe('a search', () => {
  it('looks for every word, once', () => {
    expect(searchTokens('  Labels labels  تغليف ')).toEqual(['labels', 'تغليف'])
    expect(mentions(['Labels and packs', null, 'تغليف'], 'packs تغليف')).toBe(true)
    expect(mentions(['Labels and packs'], 'packs origin')).toBe(false)
  })

  it('matches everything without words', () => {
    expect(mentions(['x'], '  ')).toBe(true)
  })

  it('matches the text of HTML, not its tags', () => {
    expect(mentions(['<p class="strong">R&amp;D</p>'], 'r&d')).toBe(true)
    expect(mentions(['<p class="strong">R&amp;D</p>'], 'strong')).toBe(false)
  })
})

it('digits of the Arabic script are digits', () => {
  expect(latinDigits('٦٢٩ ۱۰')).toBe('629 10')
})
