import { describe, expect, it } from 'vitest'
import { canonicalAddress } from './canonical'

describe('the canonical address of a stored page', () => {
  it.each([
    ['/news', '/news'],
    ['/news?page=2', '/news?page=2'],
    ['/news?_rsc=((((', '/news'],
    ['/news?page=zzz', '/news'],
    ['/news?page=002', '/news'],
    ['/news?page=2&page=3', '/news?page=2'],
    ['/news?unread=1&page=2', '/news?page=2'],
    ['/NEWS?page=2', '/news?page=2'],
    ['/ar/news?page=2', '/ar/news?page=2'],
    ['/pages/130-x?tab=2', '/pages/130-x?tab=2'],
    ['/pages/130-x?tab=foo', '/pages/130-x'],
    ['/pages/100-x?page=2&tab=general', '/pages/100-x?page=2'],
    ['/no-such-page?x=1', '/no-such-page'],
    ['/news?page=2?x', '/news'],
    ['/ar?utm=1', '/ar'],
    ['/', '/'],
  ])('of %s is %s', (given, canonical) => {
    expect(canonicalAddress(given)).toBe(canonical)
  })
})
