import { describe, expect, it } from 'vitest'
import { distance, isMistypedArabic, nearest } from './nearest'

describe('the edit distance of two words', () => {
  it.each([
    ['olive', 'olive', 0],
    ['olve', 'olive', 1],
    ['olivee', 'olive', 1],
    ['olife', 'olive', 1],
    ['oilve', 'olive', 1],
    ['زيتنو', 'زيتون', 1],
    ['', 'oil', 3],
  ])('%s and %s: %d', (one, other, mistakes) => {
    expect(distance(one, other)).toBe(mistakes)
  })
})

describe('the nearest word', () => {
  it('has at most one mistake in a short word and two in a long one', () => {
    expect(nearest('olve', ['olive', 'solve'])).toBe('olive')
    expect(nearest('dtaes', ['doves'])).toBeNull()
    expect(nearest('pomegranite', ['pomegranate'])).toBe('pomegranate')
    expect(nearest('phsophtae', ['phosphate'])).toBe('phosphate')
    expect(nearest('xyz', ['olive'])).toBeNull()
  })

  it('is, of several as near, one with the same first letter', () => {
    expect(nearest('vrigin', ['origin', 'virgin'])).toBe('virgin')
    expect(nearest('vrigin', ['origin'])).toBe('origin')
  })

  it('is, of several as near, one of the same letters', () => {
    expect(nearest('pickeld', ['picked', 'pickled'])).toBe('pickled')
  })
})

describe('an Arabic word', () => {
  it.each([
    ['تكنلوجيا', 'تكنولوجيا', true],
    ['زيتنو', 'زيتون', true],
    ['سمنت', 'اسمنت', false],
    ['تبسيط', 'تقسيط', false],
    ['بظاعه', 'بضاعه', true],
    ['لحد', 'لحم', false],
    ['اجانب', 'اجاب', false],
    ['جمركيهه', 'جمركيه', true],
    ['ماكدوس', 'مكدوس', true],
    ['صابون', 'صبون', false],
    ['مصدرات', 'مصدرت', true],
    ['مجدولا', 'مجدول', false],
  ])('%s is, or is not, surely a mistyped %s', (typed, other, expected) => {
    expect(isMistypedArabic(typed, other)).toBe(expected)
  })
})
