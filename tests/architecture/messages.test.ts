import { describe, expect, it } from 'vitest'
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
})
