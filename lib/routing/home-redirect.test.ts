import { describe, expect, it } from 'vitest'
import { homeRedirect } from './home-redirect'

const request = (headers: Record<string, string> = {}, stored?: string) => ({
  headers: new Headers({ host: 'portal.example', ...headers }),
  cookies: { get: () => (stored === undefined ? undefined : { value: stored }) },
  url: 'https://portal.example/',
})

describe('the bare home address', () => {
  it('goes to Arabic when nothing is stored', () => {
    expect(homeRedirect(request())).toBe('/ar')
  })

  it('goes to Arabic when Arabic is stored', () => {
    expect(homeRedirect(request({}, 'ar'))).toBe('/ar')
  })

  it('stays English when English is stored', () => {
    expect(homeRedirect(request({}, 'en'))).toBeNull()
  })

  it('ignores a stored value that is no language', () => {
    expect(homeRedirect(request({}, 'xx'))).toBe('/ar')
  })

  it.each(['Mozilla/5.0 (compatible; Googlebot/2.1)', 'bingbot/2.0', 'facebookexternalhit/1.1'])(
    'does not redirect the crawler %s',
    (agent) => {
      expect(homeRedirect(request({ 'user-agent': agent }))).toBeNull()
    },
  )

  it('keeps English for a navigation inside the site', () => {
    expect(homeRedirect(request({ 'sec-fetch-site': 'same-origin' }))).toBeNull()
    expect(homeRedirect(request({ referer: 'https://portal.example/news' }))).toBeNull()
  })

  it('does not trust the referer of another site or a broken one', () => {
    expect(homeRedirect(request({ referer: 'https://portal.example.evil.example/' }))).toBe('/ar')
    expect(homeRedirect(request({ referer: 'not a url' }))).toBe('/ar')
    expect(homeRedirect(request({ 'sec-fetch-site': 'cross-site' }))).toBe('/ar')
  })
})
