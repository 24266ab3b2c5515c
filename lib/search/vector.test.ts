import { describe, expect, it } from 'vitest'
import { spellingsOf, vectorOf, vocabularyOf } from './vector'

const record = {
  titles: ['Olive oil', 'زيت الزيتون'],
  subjects: ['Food'],
  texts: ['The best of Ajloun', ''],
  codes: ['150920', '09520000000608'],
}

describe('the words of a record', () => {
  const vector = vectorOf('products', record)

  it('weigh by where they stand, and titles also by themselves', () => {
    expect(vector).toContain(`'olive':1A`)
    expect(vector).toContain(`'~oliv':1A`)
    expect(vector).toContain(`'زيتون':4A`)
    expect(vector).toContain(`'food':5B`)
    expect(vector).toContain(`'ajloun':9D`)
  })

  it('hold its codes and its kind, but no words that say nothing', () => {
    expect(vector).toContain(`'150920':`)
    expect(vector).toContain(`'9520000000608':`)
    expect(vector).toContain(`'^products':`)
    expect(vector).not.toContain(`'the'`)
  })

  it('are none that a tsvector could not read', () => {
    const odd = vectorOf('pages', { ...record, titles: [`it's \\ 'a':1 & b <-> c`, '½ ﷺ'] })
    expect(odd.split(' ').every((part) => /^'[~^]?[\p{L}\p{N}]+':[\d,ABD]+$/u.test(part))).toBe(
      true,
    )
  })
})

it('a code of fourteen digits is also known without its zeros', () => {
  expect(spellingsOf('09520000000608')).toEqual(['09520000000608', '9520000000608'])
  expect(spellingsOf('080410')).toEqual(['080410'])
})

it('words to correct by have letters only, and no article', () => {
  expect(vocabularyOf({ ...record, texts: ['In 2026 a b', ''] })).toEqual([
    'food',
    'oil',
    'olive',
    'زيت',
    'زيتون',
  ])
})
