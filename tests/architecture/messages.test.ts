import { describe, expect, it } from 'vitest'
import { sameInBothLanguages } from './rules/exceptions'
import { violationsOf } from './rules/rule'
import { readMessageBook } from './rules/message-book'
import { messages } from './rules/messages'
import { readTree } from './rules/project'

const book = readMessageBook(readTree())

describe('the texts of the portal', () => {
  for (const rule of messages) {
    it(rule.says, async () => {
      expect(await violationsOf([rule], book)).toEqual([])
    })
  }

  it('that are equal in both languages by exception exist', () => {
    expect(Object.keys(sameInBothLanguages).filter((key) => !book.en.has(key))).toEqual([])
  })
})
