import { describe, expect, it } from 'vitest'
import { answerTo } from './answer'

function answer(address: string, cookies: Readonly<Record<string, string>> = { locale: 'en' }) {
  const { pathname, search, href } = new URL(address, 'https://portal.example')
  return answerTo({
    pathname,
    search,
    url: href,
    headers: new Headers({ host: 'portal.example' }),
    cookies: {
      has: (name) => name in cookies,
      get: (name) => (cookies[name] === undefined ? undefined : { value: cookies[name] }),
    },
  })
}

const redirect = (status: number, to: string, personal = false) => ({
  kind: 'redirect',
  status,
  to,
  personal,
})

describe('the answer to an address', () => {
  it('is a page of the store for everything public', () => {
    for (const address of ['/', '/ar', '/news', '/ar/news?page=2', '/no-such-page', '/news?q=x']) {
      expect(answer(address), address).toEqual({ kind: 'stored' })
    }
  })

  it('is a page of the store for an unknown address, also where a login is needed', () => {
    for (const address of ['/my-foo', '/auth/nothing', '/ar/profile/nonsense', '/profile/a/b']) {
      expect(answer(address), address).toEqual({ kind: 'stored' })
    }
  })

  it('is rendered for this request for a filtered view of a list', () => {
    for (const address of [
      '/news?sort=date-asc',
      '/ar/news?page=2&sort=date-asc',
      '/pool-of-experts?q=packaging',
      '/pages/150-export-trade-support-institutions?type=4',
      '/ar/pages/160-%D8%A7?q=x',
      '/buyers/12?sub=101',
      '/search/olive',
    ]) {
      expect(answer(address), address).toEqual({ kind: 'rendered', personal: false })
    }
    for (const address of [
      '/buyers/products/12?sub=101',
      '/pages/1500-other?type=4',
      '/about-jordan?sort=date-asc',
      '/news?sort=',
    ]) {
      expect(answer(address), address).toEqual({ kind: 'stored' })
    }
  })

  it('is rendered for one person in their own area, with a session', () => {
    const session = { sid: 'x' }
    expect(answer('/profile', session)).toEqual({ kind: 'rendered', personal: true })
    expect(answer('/ar/profile/user-enquiries/7', session).kind).toBe('rendered')
    expect(answer('/auth/login').kind).toBe('rendered')
    expect(answer('/admin/content/news').kind).toBe('rendered')
  })

  it('is the login for a visitor who asks for a page of members', () => {
    expect(answer('/ar/profile')).toEqual(
      redirect(307, '/ar/auth/login?redirect=%2Far%2Fprofile', true),
    )
    expect(answer('/pages/170-x', { sid: 'x' })).toEqual({ kind: 'stored' })
  })

  it('is first of all a redirect to the plain spelling', () => {
    expect(answer('/%70rofile?a=1')).toEqual(redirect(308, '/profile?a=1'))
  })

  it('is Arabic for an unprefixed content address in Arabic letters', () => {
    expect(answer('/pages/120-%D8%AF?a=1')).toEqual(redirect(308, '/ar/pages/120-%D8%AF?a=1'))
    expect(answer('/ar/pages/120-%D8%AF')).toEqual({ kind: 'stored' })
  })

  it('is the stored language for the bare home address', () => {
    expect(answer('/?utm=1', {})).toEqual(redirect(307, '/ar?utm=1'))
  })
})
