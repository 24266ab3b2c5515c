import type { Page } from './page.ts'
import { faqTabs } from './tabs.ts'

const stored = (path: string, more: Partial<Page> = {}): Page => ({
  path,
  access: 'public',
  caching: 'stored',
  inSiteMap: true,
  ...more,
})

/** What an editor writes: the catch-all page shows it. */
const content = (path: string, more: Partial<Page> = {}) =>
  stored(path, { folder: '/[...rest]', ...more })

const file = (path: string, more: Partial<Page> = {}) => stored(path, { inSiteMap: false, ...more })

/** An alias of a tab, below either address of its page. */
const tab = (address: string, value: string | number) =>
  ['', '/exporters'].map((above) => [`${above}${address}`, `?tab=${value}`] as const)

const eventFilters = ['q', 'country', 'type', 'mode', 'industry', 'year', 'sort']

/** Pages that everybody may see and the page store keeps. */
export const publicPages: readonly Page[] = [
  stored('/'),
  file('/.well-known/security.txt'),

  stored('/news', { filters: ['sort'], namedByUrl: true }),
  file('/news/rss.xml'),
  file('/follow/rss.xml', { query: ['kind', 'target'] }),
  stored('/news/:id(record)'),
  stored('/sponsor/:id(record)'),

  stored('/pages/:record(90)', {
    folder: '/international-events',
    filters: eventFilters,
    aliases: ['/international-events'],
  }),
  stored('/local-events', { filters: eventFilters, namedByUrl: true }),
  stored('/events/:id(record)'),
  file('/events/:id(record)/calendar.ics'),
  stored('/pages/:record(91)', {
    folder: '/credential-list',
    filters: ['q', 'type', 'country', 'year'],
    aliases: ['/credentials'],
  }),
  stored('/credentials/:id(record)'),

  stored('/pages/:record(100)', {
    folder: '/faq-for-exporters',
    query: ['page'],
    tabs: { values: faqTabs, first: faqTabs[0], paged: true },
    aliases: [
      '/faq/faq-for-exporters',
      '/faqs-for-exporters',
      '/faq-for-exporters',
      ...faqTabs.map((name) => [`/faq/faq-for-exporters/${name}`, `?tab=${name}`] as const),
    ],
  }),
  stored('/faq', { namedByUrl: true }),
  stored('/faq/faq-for-international-buyers', { namedByUrl: true }),
  stored('/faq/faq-for-international-buyers/:group(number)'),

  stored('/pages/:record(120)', {
    folder: '/export-guide',
    aliases: ['/export-guide', '/exporters/export-guide'],
  }),
  stored('/pages/:record(130)', {
    folder: '/market-tabs',
    tabs: { values: ['2', '3', '4', '5'], paged: false },
    aliases: [
      '/market-information',
      '/exporters/market-information',
      ...tab('/market-information/publications-catalogue', 1),
      ...tab('/market-information/application-request-for-specific-market-studies', 2),
      ...tab('/market-information/matchmaking', 3),
      ...tab('/market-information/data-center', 4),
      ...tab('/market-information/interactive_data', 5),
    ],
  }),
  stored('/pages/:record(140)', {
    folder: '/readiness-assessment',
    aliases: [
      '/exporters/initial-export-readiness-assessment',
      '/initial-export-readiness-assessment',
    ],
  }),
  stored('/pages/:record(150)', {
    folder: '/support-institutions',
    filters: ['q', 'type', 'mode', 'governorate'],
    aliases: ['/export-trade-support-institutions', '/exporters/export-trade-support-institutions'],
  }),
  stored('/export-trade-support-institutions/:id(record)'),
  stored('/pool-of-experts', { filters: ['q', 'expert'], namedByUrl: true }),
  stored('/pages/:record(190)', { folder: '/contact-us', aliases: ['/contact-us'] }),
  stored('/pages/:record(800)', { folder: '/report-your-case', aliases: ['/report-your-case'] }),
  stored('/reporting-trade-barriers', { menuEntry: 81 }),
  stored('/reporting-trade-barriers/:audience'),

  stored('/pages/:record(160)', {
    folder: '/international-buyers',
    filters: ['q', 'industry', 'service', 'country', 'governorate'],
    aliases: ['/international-buyers'],
  }),
  stored('/buyers/:id(number)', { filters: ['type', 'industry', 'service', 'sub'] }),
  stored('/buyers/products/:id(record)'),
  stored('/buyers/services/:id(record)'),
  stored('/local-buyers/products', {
    folder: '/local-buyers/[type]',
    menuEntry: 24,
    aliases: ['/local-buyers'],
  }),
  stored('/local-buyers/services', { folder: '/local-buyers/[type]' }),
  stored('/local-buyers/:type(offer)/:sector(number)'),
  stored('/local-buyers/:type(offer)/:sector(number)/:sub(number)', { filters: [] }),

  stored('/free-trade-agreements', {
    filters: ['q', 'country', 'status', 'sort'],
    menuEntry: 20,
  }),
  stored('/fta-matrix', { namedByUrl: true }),
  stored('/pages/:record(810)', { folder: '/fta-map', aliases: ['/fta-map'] }),
  stored('/fta-country-agreement/:id(record)'),

  stored('/export-plan', { namedByUrl: true }),
  stored('/barriers', { filters: ['q', 'country', 'kind', 'status'] }),
  file('/barriers/register.csv', { query: ['q', 'country', 'kind', 'status'] }),
  stored('/barriers/:id(record)'),

  stored('/requests', { filters: ['q', 'chapter', 'industry', 'country', 'deadline', 'sort'] }),
  stored('/requests/new', { query: ['enquiry'] }),
  file('/requests/rss.xml', { query: ['q', 'chapter', 'industry', 'country', 'deadline'] }),
  stored('/requests/:id(record)'),

  stored('/markets'),
  stored('/markets/check'),
  stored('/markets/data'),
  stored('/markets/products'),
  stored('/markets/products/:hs(hs)'),
  stored('/markets/products/:hs(hs)/compare'),
  stored('/markets/:iso(market)'),
  stored('/markets/:iso(market)/:product(product)'),
  file('/embed/markets/:iso(market)/:product(product)'),

  stored('/performance'),
  file('/performance/figures.csv'),

  stored('/statistics/:id(statistic)'),
  file('/embed/statistics/:id(statistic)'),
  file('/embed/statistics/:id(statistic)/chart.svg'),

  content('/exporters', { namedByUrl: true }),
  content('/trade-facilitation-portal', { menuEntry: 19 }),
  stored('/about-jordan', { namedByUrl: true }),
  stored('/invest-in-jordan', { namedByUrl: true }),
  stored('/trade-with-jordan', { namedByUrl: true }),
  content('/tourism-in-jordan', { namedByUrl: true }),
  stored('/jordan-exports', { namedByUrl: true }),
  content('/jordan-exports/about-jordan-exports', { namedByUrl: true }),
  content('/jordan-exports/pool-of-experts'),
  content('/jordan-exports/export-coordination-committee', { namedByUrl: true }),
  content('/terms-and-conditions', { namedByUrl: true }),
  content('/privacy', { namedByUrl: true }),
  content('/accessibility'),
  content('/acknowledgements'),
  content('/pages/:record(record)'),
  content('/menu-1/:record(record)'),
  content('/menu-3/:record(record)'),

  stored('/page-under-construction', { inSiteMap: false }),
  file('/manifest.webmanifest'),
  file('/sitemap.xml', { query: ['part'] }),
]
