import { describe, expect, it } from 'vitest'
import { fixedTexts } from './rules/exceptions'
import { language } from './rules/language'
import { readPortalTexts } from './rules/portal-texts'
import { readTree } from './rules/project'
import { violationsOf } from './rules/rule'

const texts = readPortalTexts(readTree())

describe('the language of messages, mails and content', () => {
  for (const rule of language) {
    it(rule.says, async () => {
      expect(await violationsOf([rule], texts)).toEqual([])
    })
  }

  it('is read from both languages of messages and of content', () => {
    const kinds = new Set(texts.map(({ from, language: of }) => `${from} ${of}`))
    expect([...kinds].toSorted()).toEqual([
      'content ar',
      'content en',
      'messages ar',
      'messages en',
    ])
  })

  it('has exceptions only for texts that exist', () => {
    const places = new Set(texts.map(({ at }) => at))
    expect(Object.keys(fixedTexts).filter((at) => !places.has(at))).toEqual([])
  })
})
