import { describe, expect, it } from 'vitest'
import { mayLoadTags } from './tag-pages'

describe('the tag manager', () => {
  it.each(['/', '/ar', '/en', '/news', '/ar/news/12-x', '/pages/120-export-guide', '/profiles'])(
    'may run on the public page %s',
    (path) => {
      expect(mayLoadTags(path)).toBe(true)
    },
  )

  it.each([
    '/auth/login',
    '/ar/auth/reset_password/token/a@b.example',
    '/en/auth/verify/x',
    '/login',
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
    expect(mayLoadTags(path)).toBe(false)
  })
})
