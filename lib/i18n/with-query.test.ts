import { expect, it } from 'vitest'
import { withQuery } from './with-query'

it.each([
  ['/news', '', '/news'],
  ['/news', '?utm=1', '/news?utm=1'],
  ['/pages/130-x?tab=2', '?utm=1&q=a', '/pages/130-x?tab=2&utm=1&q=a'],
  ['/pages/130-x?tab=2', '?tab=5&q=a', '/pages/130-x?tab=2&q=a'],
  ['/security#second-factor', '?utm=1', '/security?utm=1#second-factor'],
])('%s with %j is %s', (address, query, expected) => {
  expect(withQuery(address, query)).toBe(expected)
})
