import type { Locale } from '../i18n/locale.ts'
import { decodeSegment } from './decoded-segment.ts'
import { linkRoutes } from './link-routes.ts'

/** The unprefixed path of one page in each language; they differ where slugs do. */
export type LocalePaths = Record<Locale, string>

/** The same path in both languages. */
export function samePath(path: string): LocalePaths {
  return { en: path, ar: path }
}

/** Texts that proxies interpret as several segments, or as the parent folder. */
const unpathable = /^\.+$|[/\\%]/

/**
 * Every address of the portal, written once, without language prefix. Links are made with
 * `localePath(locale, routes.x())`; a literal path in `href` is refused by lint.
 */
export const routes = {
  ...linkRoutes,
  home: () => '/',
  page: (pageId: number, slug: string) => `/pages/${pageId}-${slug}`,
  /** The page named by a whole segment, such as `120-export-guide`. */
  applicationPage: (record: string) => `/pages/${record}`,
  menu: (menu: 'menu-1' | 'menu-3', id: number, slug: string) => `/${menu}/${id}-${slug}`,
  underConstruction: () => '/page-under-construction',
  news: () => '/news',
  newsItem: (id: number, slug: string) => `/news/${id}-${slug}`,
  sponsor: (id: number) => `/sponsor/${id}`,
  newsFeed: () => '/news/rss.xml',
  /** The index of the site map, or one part of it. */
  sitemap: (part?: string | number) => `/sitemap.xml${part === undefined ? '' : `?part=${part}`}`,
  manifest: () => '/manifest.webmanifest',
  /** Whom to tell of a vulnerability (RFC 9116), and where a password is changed. */
  securityText: () => '/.well-known/security.txt',
  changePassword: () => '/.well-known/change-password',
  faq: () => '/faq',
  /** The questions of international buyers, or one of their numbered groups. */
  buyersFaq: (group?: number) =>
    `/faq/faq-for-international-buyers${group === undefined ? '' : `/${group}`}`,
  /** The question 'what do you sell, and where?' with every market. */
  markets: () => '/markets',
  market: (iso2: string) => `/markets/${iso2.toLowerCase()}`,
  /** A product in a market; `slug` is the code with its words, or the code alone. */
  marketProduct: (iso2: string, slug: string) => `/markets/${iso2.toLowerCase()}/${slug}`,
  /** The tariff's tree, or the page of a section, chapter, heading or subheading. */
  products: (hs?: string) => `/markets/products${hs === undefined ? '' : `/${hs}`}`,
  /** The comparison of all markets for a subheading. */
  marketComparison: (hs6: string) => `/markets/products/${hs6}/compare`,
  /** The origin check, of a product in a market if given. */
  originCheck: (iso2?: string, hs6?: string) =>
    `/markets/check${iso2 && hs6 ? `?market=${iso2.toLowerCase()}&hs=${hs6}` : ''}`,
  originResult: (token: string) => `/origin-results/${token}`,
  originChecks: () => '/profile/origin-checks',
  /** The steps of a person's company to its first sale, or the plan that another person shares. */
  exportPlan: (owner?: number) => `/profile/plan${owner === undefined ? '' : `/${owner}`}`,
  /** The own plan, which shows the invitation to another one. */
  planInvitation: (id: number) => `/profile/plan?invitation=${id}`,
  /** The plan of a visitor, which the browser keeps. */
  visitorPlan: () => '/export-plan',
  /** Sources, licences and downloads of the facts of markets. */
  marketData: () => '/markets/data',
  /** A dataset of market access as a file. */
  marketFile: (key: string, format: 'csv' | 'json') =>
    `/api/market-datasets/${key}/download.${format}`,
  /** The card of a product in a market that other sites may frame. */
  marketCard: (iso2: string, slug: string) => `/embed/markets/${iso2.toLowerCase()}/${slug}`,
  /** A statistic or infographic by its identifier, such as `JEX-1001`. */
  statistic: (identifier: string) => `/statistics/${identifier}`,
  /** The chart of a statistic that other sites may frame, and as a picture. */
  statisticCard: (identifier: string) => `/embed/statistics/${identifier}`,
  statisticPicture: (identifier: string) => `/embed/statistics/${identifier}/chart.svg`,
  /** The register of trade barriers, one of them, and the register as a file. */
  barriers: () => '/barriers',
  barrier: (id: number) => `/barriers/${id}`,
  barriersFile: () => '/barriers/register.csv',
  /** The requests of buyers, their form, one of them, and the feed. */
  buyingRequests: () => '/requests',
  newBuyingRequest: (enquiry?: number) =>
    `/requests/new${enquiry === undefined ? '' : `?enquiry=${enquiry}`}`,
  buyingRequest: (id: number) => `/requests/${id}`,
  buyingRequestFeed: () => '/requests/rss.xml',
  /** The requests that fit a member's company, and those of the member. */
  myRequests: () => '/profile/buying-requests',
  aboutCountry: () => '/about-jordan',
  tradeWithCountry: () => '/trade-with-jordan',
  investInCountry: () => '/invest-in-jordan',
  countryExports: () => '/jordan-exports',
  poolOfExperts: () => '/pool-of-experts',
  freeTradeAgreements: () => '/free-trade-agreements',
  /** The list of agreements, narrowed to a title. */
  agreementNamed: (title: string) => `/free-trade-agreements?${new URLSearchParams({ q: title })}`,
  localEvents: () => '/local-events',
  event: (id: number) => `/events/${id}`,
  /** The events that a person joined or waits for, and their meetings at one. */
  myEvents: () => '/profile/my-events',
  eventMeetings: (event: number) => `/profile/my-events/${event}/meetings`,
  /** A confirmed meeting as a calendar file. */
  meetingCalendar: (event: number, meeting: number) =>
    `/profile/my-events/${event}/meetings/${meeting}/calendar.ics`,
  /** An event as a calendar file. */
  eventCalendar: (id: number) => `/events/${id}/calendar.ics`,
  credential: (id: number) => `/credentials/${id}`,
  ftaMatrix: () => '/fta-matrix',
  /** The agreements with one country. */
  countryAgreement: (id: number) => `/fta-country-agreement/${id}`,
  /** A body that supports exporters. */
  institution: (id: number) => `/export-trade-support-institutions/${id}`,
  /** A company of the directory of buyers. */
  company: (id: number) => `/buyers/${id}`,
  /** A product or service of a company. */
  offer: (type: 'products' | 'services', id: number) => `/buyers/${type}/${id}`,
  /** Products or services by sector, by sub-sector, and those of one sub-sector. */
  localBuyers: (type: 'products' | 'services', ...sectors: readonly number[]) =>
    ['/local-buyers', type, ...sectors].join('/'),
  /** What is a trade barrier, or the form for one audience. */
  tradeBarriers: (audience?: 'for-exporters' | 'for-international-buyers') =>
    `/reporting-trade-barriers${audience === undefined ? '' : `/${audience}`}`,
  /** The results of a text; one that does not fit into a path is in the query. */
  search: (text = '') => {
    const encoded = encodeURIComponent(text.toWellFormed())
    if (text === '') return '/search'
    return unpathable.test(text) ? `/search?q=${encoded}` : `/search/${encoded}`
  },
  /** `back` is the path, with its language, that the person returns to after logging in. */
  login: (back?: string) =>
    back === undefined ? '/auth/login' : `/auth/login?redirect=${encodeURIComponent(back)}`,
  register: (back?: string) =>
    back === undefined ? '/auth/register' : `/auth/register?redirect=${encodeURIComponent(back)}`,
  forgetPassword: () => '/auth/forget_password',
  resetPassword: (token: string, email: string) =>
    `/auth/reset_password/${token}/${encodeURIComponent(email)}`,
  verifyEmail: (token: string) => `/auth/verify/${token}`,
  profile: () => '/profile',
  /** Sessions, password, address, data and the end of an account. */
  security: () => '/profile/security',
  /** Everything the portal holds about a person, as a file. */
  myData: () => '/api/my-data',
  editProfile: () => '/edit-profile',
  /** The form that asks a company for a quotation, of one of its offers and for a market if given. */
  askSupplier: (
    company: number,
    about: { products?: number; services?: number; market?: string } = {},
  ) => {
    const query = new URLSearchParams(
      Object.entries(about).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)]],
      ),
    )
    return `/quotation-requests/new/${company}${query.size > 0 ? `?${query}` : ''}`
  },
  /** The requests that a person sent, and those that their company got. */
  myQuotationRequests: () => '/profile/quotation-requests',
  quotationInbox: () => '/quotation-inbox',
  quotationInboxItem: (id: number) => `/quotation-inbox/${id}`,
  /** A file of a conversation, which its address alone opens. */
  conversationFile: (key: string, signature: string) =>
    `/api/conversation-files/${key}/${signature}`,
  /** The form to follow something, as a page, and its news as a feed. */
  follow: (kind: string, target: string) => `/follow?${new URLSearchParams({ kind, target })}`,
  followFeed: (kind: string, target: string) =>
    `/follow/rss.xml?${new URLSearchParams({ kind, target })}`,
  myFollows: () => '/profile/follows',
  /** The mails that the person who is logged in gets. */
  myMails: () => '/profile/mails',
  /** The company of the person who is logged in; it leads to what the company offers. */
  myCompany: () => '/my-company',
  myProducts: () => '/my-products',
  myServices: () => '/my-services',
  /** The page of the files of one's own products or services, and these files. */
  offerExchange: (type: 'products' | 'services') => `/my-${type}/import-export`,
  offerFile: (file: string) => `/api/my-offer-files/${file}`,
  addOffer: (type: 'products' | 'services') =>
    type === 'products' ? '/add-product' : '/add-service',
  editOffer: (type: 'products' | 'services', id: number) => `/profile/my-${type}/${id}/edit`,
  /** The profile of one's own company as a file. */
  companyFile: (file: string) => `/api/my-company-files/${file}`,
  editCompany: (id: number) => `/profile/my-company/${id}/edit`,
  userEnquiries: () => '/profile/user-enquiries',
  userEnquiry: (id: number) => `/profile/user-enquiries/${id}`,
  /** The steps of the trade barrier that an enquiry reported. */
  reportedBarrier: (enquiry: number) => `/profile/user-enquiries/${enquiry}#barrier`,
  /** What the portal led to, and the figures as a file. */
  performance: () => '/performance',
  performanceFile: () => '/performance/figures.csv',
  /** The back office, whose addresses name no language. */
  backOffice: () => '/admin',
  /** The record of a kind of content in the back office. */
  backOfficeEnquiry: (id: number) => `/admin/enquiries/${id}`,
  backOfficeBarrier: (id: number) => `/admin/barriers/${id}`,
  backOfficeRecord: (kind: string, id: string) => `/admin/content/${kind}/${id}`,
  /** The target of the form that starts and ends the view of a draft. */
  draftView: () => '/admin/draft-view',
  terms: () => '/terms-and-conditions',
  privacy: () => '/privacy',
} as const

/** The address in a language: English unprefixed, Arabic under `/ar`. External links stay. */
export function localePath(locale: Locale, path: string): string {
  if (!path.startsWith('/') || locale === 'en') return path
  return path === '/' ? '/ar' : `/ar${path}`
}

/** An address split into its language and its unprefixed path. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  if (pathname === '/ar') return { locale: 'ar', path: '/' }
  if (pathname.startsWith('/ar/')) return { locale: 'ar', path: pathname.slice(3) }
  return { locale: 'en', path: pathname }
}

/**
 * The path that the table of addresses knows: without language (also without the `/en` that only
 * the server sees) and decoded once.
 */
export function pathOf(pathname: string): string {
  const path = pathname.replace(/^\/(?:ar|en)(?=\/|$)/, '') || '/'
  return path.split('/').map(decodeSegment).join('/')
}

/** The numeric record id in front of a slug: `12-some-title` is 12; anything else null. */
export function idInSlug(segment: string): number | null {
  const match = /^(\d{1,9})(?:-|$)/.exec(segment)
  return match ? Number(match[1]) : null
}

/** The id of a segment that is only an id; otherwise null. */
export function numberIn(segment: string): number | null {
  return /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : null
}
