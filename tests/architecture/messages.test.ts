import { describe, expect, it } from 'vitest'
import { sameInBothLanguages } from './law/exceptions'
import { breachesOf } from './law/law'
import { readMessageBook } from './law/message-book'
import { messages } from './law/messages'
import { readTree } from './law/project'

const book = readMessageBook(readTree())

describe('the texts of the portal', () => {
  for (const law of messages) {
    it(law.says, async () => {
      expect(await breachesOf([law], book)).toEqual([])
    })
  }

  it('that are equal in both languages by exception exist', () => {
    expect(Object.keys(sameInBothLanguages).filter((key) => !book.en.has(key))).toEqual([])
  })
})
