import { describe, expect, it } from 'vitest'
import { spellingsOf, vectorOf, vocabularyOf } from './vector'

const record = {
  titles: ['Olive oil', 'زيت الزيتون'],
  subjects: ['Food'],
  texts: ['The best of Ajloun', ''],
  codes: ['150920', '09520000000608'],
}

describe('the tsvector of a record', () => {
  const vector = vectorOf('products', record)

  it('has the weights of the fields, and marks the words of titles', () => {
    expect(vector).toContain(`'olive':1A`)
    expect(vector).toContain(`'~oliv':1A`)
    expect(vector).toContain(`'زيتون':4A`)
    expect(vector).toContain(`'food':5B`)
    expect(vector).toContain(`'ajloun':9D`)
  })

  it('has its codes and its kind, but no stop words', () => {
    expect(vector).toContain(`'150920':`)
    expect(vector).toContain(`'9520000000608':`)
    expect(vector).toContain(`'^products':`)
    expect(vector).not.toContain(`'the'`)
  })

  it('is valid for any text', () => {
    const odd = vectorOf('pages', { ...record, titles: [`it's \\ 'a':1 & b <-> c`, '½ ﷺ'] })
    expect(odd.split(' ').every((part) => /^'[~^]?[\p{L}\p{N}]+':[\d,ABD]+$/u.test(part))).toBe(
      true,
    )
  })
})

it('a code of fourteen digits is also indexed without leading zeros', () => {
  expect(spellingsOf('09520000000608')).toEqual(['09520000000608', '9520000000608'])
  expect(spellingsOf('080410')).toEqual(['080410'])
})

it('the vocabulary has words of letters only, without article', () => {
  expect(vocabularyOf({ ...record, texts: ['In 2026 a b', ''] })).toEqual([
    'food',
    'oil',
    'olive',
    'زيت',
    'زيتون',
  ])
})
