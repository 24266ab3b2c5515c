import { config } from '@/middleware'
import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { isPersonalPage, loginInstead } from './guarded-pages'

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
  '/pages/170-key-trade-players',
]

const visitor = () => false

describe('a page that needs a login', () => {
  it.each(guarded)('%s sends a visitor to login and back, in both languages', (path) => {
    expect(loginInstead({ pathname: path, search: '?tab=2' }, visitor)).toBe(
      `/auth/login?redirect=${encodeURIComponent(`${path}?tab=2`)}`,
    )
    expect(loginInstead({ pathname: `/ar${path}`, search: '' }, visitor)).toBe(
      `/ar/auth/login?redirect=${encodeURIComponent(`/ar${path}`)}`,
    )
  })

  it.each(guarded)('%s is looked at by middleware', (path) => {
    expect(matches({ config, url: path })).toBe(true)
    expect(matches({ config, url: `/ar${path}` })).toBe(true)
  })

  it.each(['sid', '__Host-sid'])('lets pass whoever has the cookie %s', (cookie) => {
    const has = (name: string) => name === cookie
    expect(loginInstead({ pathname: '/profile', search: '' }, has)).toBeNull()
  })
})

it.each(['/', '/news', '/profiles', '/pages/1700-x', '/pages/130-market-information', '/ar/faq'])(
  '%s is open to everybody',
  (path) => {
    expect(loginInstead({ pathname: path, search: '' }, visitor)).toBeNull()
    expect(isPersonalPage(path)).toBe(false)
  },
)

it('pages of the account, of a person and of staff are kept by nobody', () => {
  const pages = [
    '/auth/login',
    '/ar/auth/verify/x',
    '/newsletter/1/x',
    '/profile',
    '/admin',
    '/admin/content/news',
  ]
  expect(pages.every(isPersonalPage)).toBe(true)
  expect(pages.every((url) => matches({ config, url }))).toBe(true)
})
