import { describe, expect, it } from 'vitest'
import { answerTo } from './answer'
import { queryWithoutSigns, withoutSigns } from './pasted'

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
    expect(answer('/admin/content/news', session).kind).toBe('rendered')
  })

  it('leads password managers to where a password is changed, in the stored language', () => {
    const address = '/.well-known/change-password'
    expect(answer(address)).toEqual(redirect(307, '/profile/security', true))
    expect(answer(address, { locale: 'ar' })).toEqual(redirect(307, '/ar/profile/security', true))
  })

  it('is the login in the stored language for a visitor who asks for the back office', () => {
    const login = '/auth/login?redirect=%2Fadmin%2Fcontent%2Fnews'
    expect(answer('/admin/content/news')).toEqual(redirect(307, login, true))
    expect(answer('/admin', { locale: 'ar' })).toEqual(
      redirect(307, '/ar/auth/login?redirect=%2Fadmin', true),
    )
    expect(answer('/admin/draft-view').kind).toBe('rendered')
    expect(answer('/administration')).toEqual({ kind: 'stored' })
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

  it.each([
    ['/en', '/'],
    ['/EN/', '/'],
    ['/en/news?sort=date-asc&flag&x=a%20b', '/news?sort=date-asc&flag&x=a%20b'],
    ['/en/profile?x=1', '/profile?x=1'],
  ])('is the address without the prefix of English for %s', (given, to) => {
    expect(answer(given)).toEqual(redirect(308, to))
  })

  it.each([
    ['/news.', '/news'],
    ['/NEWS),', '/NEWS'],
    ['/ar/news%D8%8C', '/ar/news'],
    ['/ar/news؟!»', '/ar/news'],
    ['/news/12.', '/news/12'],
    ['/news/12%29.', '/news/12'],
    ['/events/9%5D?utm=1', '/events/9?utm=1'],
    ['/buyers/12%E3%80%82', '/buyers/12'],
    ['/markets/de%22', '/markets/de'],
    ['/statistics/JEX-1001%7D', '/statistics/JEX-1001'],
    ['/reporting-trade-barriers/for-exporters.', '/reporting-trade-barriers/for-exporters'],
    ['/export-guide%3E', '/export-guide'],
    ['/auth/verify/abc-_.', '/auth/verify/abc-_'],
    ['/).', '/'],
    ['/ar.', '/ar'],
    ['/news/%20%E2%80%8F', '/news'],
    ['/pages/130-x?tab=3).', '/pages/130-x?tab=3'],
    ['/news?page=2%D8%8C', '/news?page=2'],
  ])('is the address without the signs that were pasted behind it for %s', (given, to) => {
    expect(answer(given)).toEqual(redirect(308, to))
  })

  it.each([
    '/news/12-a-title.',
    '/pages/120-x)',
    '/markets/de/080410-dates,',
    '/search/what%3F',
    '/pool-of-experts?q=(a)',
    '/follow?kind=search&target=%3Cb%3Edates%3C%2Fb%3E',
    '/my-foo.',
    '/news/?page=2',
    '/mails/newsletter/1/signature-',
  ])('is left to the page of an address that may have a sign behind it: %s', (given) => {
    expect(answer(given).kind).not.toBe('redirect')
  })

  it('keeps the filters of the back office whole', () => {
    expect(queryWithoutSigns('?filter=%7B%22open%22%3A%221%22%7D')).toBeNull()
  })

  // A pattern that tries each way to divide the signs would not come to an end here.
  it.each([`${','.repeat(50_000)}x`, `${'.//'.repeat(20_000)}x`, `${'a,'.repeat(30_000)}x`])(
    'is the given one for tens of thousands of signs with a letter behind them',
    (text) => {
      expect(withoutSigns(`/news/${text}`)).toBeNull()
      expect(queryWithoutSigns(`?tab=${text}`)).toBeNull()
      expect(withoutSigns(`/news/${text},//.`)).toBe(`/news/${text}`)
    },
  )

  it('is Arabic for an unprefixed content address in Arabic letters', () => {
    expect(answer('/pages/120-%D8%AF?a=1')).toEqual(redirect(308, '/ar/pages/120-%D8%AF?a=1'))
    expect(answer('/ar/pages/120-%D8%AF')).toEqual({ kind: 'stored' })
  })

  it('is the stored language for the bare home address', () => {
    expect(answer('/?utm=1', {})).toEqual(redirect(307, '/ar?utm=1'))
  })
})
