import { expect, it } from 'vitest'
import { withQuery } from './with-query'

it.each([
  ['/news', '', '/news'],
  ['/news', '?utm=1', '/news?utm=1'],
  ['/pages/130-x?tab=2', '?utm=1&q=a', '/pages/130-x?tab=2&utm=1&q=a'],
  ['/pages/130-x?tab=2', '?tab=5&q=a', '/pages/130-x?tab=2&q=a'],
])('%s with %j is %s', (address, query, expected) => {
  expect(withQuery(address, query)).toBe(expected)
})
