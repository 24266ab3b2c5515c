import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordDifference } from './rules'

describe('the difference of two texts', () => {
  it('names the words that went and the words that came', () => {
    expect(wordDifference('Open from 8 to 4 daily', 'Open from 9 to 4 daily')).toEqual([
      { kind: 'same', text: 'Open from ' },
      { kind: 'gone', text: '8' },
      { kind: 'new', text: '9' },
      { kind: 'same', text: ' to 4 daily' },
    ])
  })

  it('is of whole Arabic words', () => {
    expect(wordDifference('دليل التصدير', 'دليل الاستيراد')).toEqual([
      { kind: 'same', text: 'دليل ' },
      { kind: 'gone', text: 'التصدير' },
      { kind: 'new', text: 'الاستيراد' },
    ])
  })

  it('gives back both texts', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'ab'), { maxLength: 12 })
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const parts = wordDifference(one.join(' '), other.join(' '))
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map(({ text }) => text)
            .join('')
        expect([without('new'), without('gone')]).toEqual([one.join(' '), other.join(' ')])
      }),
    )
  })

  it('of very long texts is quick, and marks what is between their ends', () => {
    const long = (word: string) => `same ${`${word} `.repeat(20_000)}end`
    const parts = wordDifference(long('one'), long('two'))
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'gone', 'new', 'same'])
  })
})
