import { expect, it } from 'vitest'
import { repeatedPhrases } from './phrases'

it('names the phrases that stand in a list twice, in whatever spelling', () => {
  expect(repeatedPhrases(['T-shirt', 'shirt', 't shirt', 'أحذية', 'احذيه'])).toEqual([
    't shirt',
    'احذيه',
  ])
})
