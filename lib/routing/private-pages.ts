import type { Page } from './page.ts'

const account = (path: string, more: Partial<Page> = {}): Page => ({
  path,
  access: 'account',
  caching: 'request',
  inSiteMap: false,
  ...more,
})

const member = (path: string, more: Partial<Page> = {}): Page =>
  account(path, { access: 'member', ...more })

/**
 * Pages that need a login or are rendered for each request. They have a file of their own since
 * the browser must know them; all others are in `public-pages.ts`.
 */
export const privatePages: readonly Page[] = [
  account('/auth/login', { query: ['redirect'], aliases: ['/login'] }),
  account('/auth/register'),
  account('/auth/forget_password'),
  account('/auth/reset_password/:token/:email'),
  account('/auth/verify/:hash'),
  account('/newsletter/:person(number)/:signature'),
  account('/origin-results/:token'),

  member('/profile'),
  member('/profile/security'),
  member('/profile/user-enquiries', { query: ['q', 'status', 'sort', 'page'] }),
  member('/profile/user-enquiries/:id(number)'),
  member('/profile/my-company/:id(number)/edit'),
  member('/profile/my-products/:id(number)/edit'),
  member('/profile/my-services/:id(number)/edit'),
  member('/profile/origin-checks', { query: ['page'] }),
  member('/edit-profile'),
  member('/add-product'),
  member('/add-service'),
  member('/my-company'),
  member('/my-products'),
  member('/my-services'),
  member('/pages/:record(170)', {
    folder: '/jordan-key-trade-players',
    caching: 'stored',
    aliases: ['/jordan-key-trade-players'],
  }),

  account('/admin/:rest*', { access: 'staff' }),

  account('/search/:keyword*', { access: 'public', query: ['q', 'market', 'type', 'page'] }),
]
