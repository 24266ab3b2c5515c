import { expect, it } from 'vitest'
import { isPronounUs } from './pronouns'

it.each([
  ['contact us', true],
  ['CONTACT US', true],
  ['can you help us export', true],
  ['how do we get us listed', true],
  ['dates to us', false],
  ['us market', false],
  ['jordan us trade deal', false],
  ['trade agreement with us', false],
  ['can we export dates to us', false],
  ['can we sell in the us', false],
  ['do you ship to the US', false],
  ['our U.S. buyers', false],
])('reads us in "%s" as a pronoun or as the market', (typed, expected) => {
  expect(isPronounUs(typed)).toBe(expected)
})
