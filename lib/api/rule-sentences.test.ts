import { english as messages } from '@/messages/en'
import { describe, expect, it } from 'vitest'
import { ruleText, sentenceOf } from './rule-sentences'

describe('the text of a refusal', () => {
  const texts = {
    ...messages.rules,
    min: 'Min 8 characters',
  }

  it('is that of its rule, and a text of the server stays', () => {
    expect(ruleText(texts, 'min', undefined)).toBe('Min 8 characters')
    expect(ruleText(texts, 'The email has already been taken.', 'Enter your email address')).toBe(
      'The email has already been taken.',
    )
    expect(ruleText(texts, undefined, 'Enter your email address')).toBeUndefined()
  })

  it.each([
    ['required', 'required'],
    ['choice', 'required'],
    ['you_must', 'you_must'],
  ] as const)(
    'says first that a value is missing, then what the form says of its field: %s',
    (rule, lead) => {
      expect(ruleText(texts, rule, 'Enter your full name')).toBe(
        `${texts[lead]} Enter your full name`,
      )
      expect(ruleText(texts, rule, undefined)).toBe(texts[rule])
    },
  )

  it('is what the form says of its certificates where one is incomplete', () => {
    expect(ruleText(texts, 'certificate', 'Add the file')).toBe('Add the file')
    expect(ruleText(texts, 'certificate', undefined)).toBe(texts.certificate)
  })

  it('is that of its rule where a value is wrong, although the field has a sentence', () => {
    expect(ruleText(texts, 'phone', 'Enter your phone number')).toBe(texts.phone)
  })

  it('stays the sentence of the specification on the wire', () => {
    expect(sentenceOf('required')).toBe('Required.')
  })
})
