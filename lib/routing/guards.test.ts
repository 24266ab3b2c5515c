import { describe, expect, it } from 'vitest'
import {
  isInPrivateArea,
  isPrivateAddress,
  isRenderedPerRequest,
  loginInstead,
  needsLogin,
} from './guards'

const guarded = [
  '/profile',
  '/profile/security',
  '/edit-profile',
  '/profile/my-company/1/edit',
  '/my-company',
  '/add-product',
  '/add-service',
  '/my-products',
  '/my-services',
  '/profile/my-products/1/edit',
  '/profile/my-services/1/edit',
  '/profile/user-enquiries',
  '/profile/user-enquiries/7',
  '/pages/170-key-trade-players',
]

const visitor = () => false

describe('a page that needs a login', () => {
  it.each(guarded)('%s redirects a visitor to login and back, in both languages', (path) => {
    expect(loginInstead({ pathname: path, search: '?tab=2' }, visitor)).toBe(
      `/auth/login?redirect=${encodeURIComponent(`${path}?tab=2`)}`,
    )
    expect(loginInstead({ pathname: `/ar${path}`, search: '' }, visitor)).toBe(
      `/ar/auth/login?redirect=${encodeURIComponent(`/ar${path}`)}`,
    )
  })

  it.each(['sid', '__Host-sid'])('is open to anyone with the cookie %s', (cookie) => {
    const has = (name: string) => name === cookie
    expect(loginInstead({ pathname: '/profile', search: '' }, has)).toBeNull()
  })

  it('is recognised with escaped characters', () => {
    expect(needsLogin('/%70rofile')).toBe(true)
    expect(needsLogin('/ar/pages/170-%D8%A7')).toBe(true)
  })
})

it.each([
  '/',
  '/news',
  '/profiles',
  '/pages/1700-x',
  '/pages/130-market-information',
  '/ar/faq',
  '/my-foo',
  '/profile/nonsense',
  '/profile/user-enquiries/x',
  '/profile/my-company/x/edit',
  '/auth/nothing',
])('%s requires no login', (path) => {
  expect(loginInstead({ pathname: path, search: '' }, visitor)).toBeNull()
})

describe('a page rendered for each request', () => {
  it.each([
    '/auth/login',
    '/ar/auth/verify/x',
    '/mails/newsletter/1/x',
    '/profile',
    '/profile/user-enquiries/x',
    '/admin',
    '/admin/content/news',
    '/search',
    '/ar/search/%D8%B2',
  ])('is %s', (path) => {
    expect(isRenderedPerRequest(path)).toBe(true)
  })

  it.each([
    '/',
    '/ar',
    '/searching',
    '/pages/search',
    '/pages/170-x',
    '/profile/nonsense',
    '/auth/nothing',
    '/api/search',
  ])('is not %s', (path) => {
    expect(isRenderedPerRequest(path)).toBe(false)
  })
})

describe('the area of the account, of members and of staff', () => {
  it.each(['/auth/nothing', '/ar/profile/nonsense', '/admin/news', '/mails', '/my-company'])(
    'holds %s',
    (path) => {
      expect(isInPrivateArea(path)).toBe(true)
    },
  )

  it.each(['/', '/my-foo', '/profiles', '/search/profile', '/pages/170-x'])(
    'does not hold %s',
    (path) => {
      expect(isInPrivateArea(path)).toBe(false)
    },
  )
})

describe('the tag manager', () => {
  it.each(['/', '/ar', '/en', '/news', '/ar/news/12-x', '/pages/120-export-guide', '/profiles'])(
    'may run on the public page %s',
    (path) => {
      expect(isPrivateAddress(path)).toBe(false)
    },
  )

  it.each([
    '/auth/login',
    '/ar/auth/reset_password/token/a@b.example',
    '/auth/reset_password/token',
    '/en/auth/verify/x',
    '/profile',
    '/profile/my-company/1/edit',
    '/ar/edit-profile',
    '/add-product',
    '/my-services',
    '/admin',
    '/admin/news',
    '/api/docs',
    '/pages/170',
    '/ar/pages/170-الشركات-الفاعلة-في-التجارة',
  ])('never runs on %s', (path) => {
    expect(isPrivateAddress(path)).toBe(true)
  })
})
