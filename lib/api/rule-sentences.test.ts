import { english as messages } from '@/messages/en'
import { describe, expect, it } from 'vitest'
import { ruleText } from './rule-sentences'

describe('the text of a refusal', () => {
  const texts = {
    ...messages.rules,
    min: 'Min 8 characters',
  }

  it('is that of its rule, and a text of the server stays', () => {
    expect(ruleText(texts, 'min')).toBe('Min 8 characters')
    expect(ruleText(texts, 'The email has already been taken.')).toBe(
      'The email has already been taken.',
    )
    expect(ruleText(texts, undefined)).toBeUndefined()
  })
})
