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
  account('/mails/:topic/:id(number)/:signature'),
  account('/origin-results/:token'),
  account('/outcomes/:id(number)/:signature', { query: ['answer'] }),
  account('/barrier-effects/:id(number)/:signature'),
  account('/barrier-tasks/:id(number)/:signature'),
  account('/follow', { query: ['kind', 'target'] }),
  account('/buying-requests/:id(number)/:signature'),
  account('/quotation-requests/new/:id(number)', { query: ['products', 'services', 'market'] }),
  account('/quotation-requests/:id(number)/:signature'),

  member('/profile'),
  member('/profile/security'),
  member('/profile/user-enquiries', { query: ['q', 'status', 'sort', 'page'] }),
  member('/profile/user-enquiries/:id(number)'),
  member('/profile/my-company/:id(number)/edit'),
  member('/profile/my-products/:id(number)/edit'),
  member('/profile/my-services/:id(number)/edit'),
  member('/profile/plan', { query: ['invitation'] }),
  member('/profile/plan/:owner(number)'),
  member('/profile/origin-checks', { query: ['page'] }),
  member('/profile/my-events', { query: ['page'] }),
  member('/profile/my-events/:id(number)/meetings', { query: ['q'] }),
  member('/profile/my-events/:id(number)/meetings/:meeting(number)/calendar.ics'),
  member('/profile/follows'),
  member('/profile/mails'),
  member('/profile/quotation-requests', { query: ['page'] }),
  member('/profile/buying-requests'),
  member('/quotation-inbox', { query: ['state', 'page'] }),
  member('/quotation-inbox/:id(number)'),
  member('/edit-profile'),
  member('/add-product'),
  member('/add-service'),
  member('/my-company'),
  member('/my-products', { query: ['q', 'page'] }),
  member('/my-services', { query: ['q', 'page'] }),
  member('/my-products/import-export'),
  member('/my-services/import-export'),
  member('/pages/:record(170)', {
    folder: '/jordan-key-trade-players',
    caching: 'stored',
    aliases: ['/jordan-key-trade-players'],
  }),

  account('/admin/:rest*', { access: 'staff' }),

  account('/search/:keyword*', {
    access: 'public',
    query: ['q', 'market', 'type', 'exact', 'page'],
  }),
]
