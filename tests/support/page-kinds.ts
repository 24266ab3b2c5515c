/** One address of each kind of page, without language prefix, as the sample data has them. */
export const pageKinds = {
  home: '/',
  'news list': '/news',
  'news list, page 2': '/news?page=2',
  'news list, sorted': '/news?sort=date-asc',
  'content page at its own address': '/about-jordan',
  'content page by page id': { en: '/pages/120-export-guide', ar: '/ar/pages/120-دليل-التصدير' },
  'contact page': { en: '/pages/190-contact-us', ar: '/ar/pages/190-اتصل-بنا' },
  'form in a tab': {
    en: '/pages/130-market-information?tab=2',
    ar: '/ar/pages/130-معلومات-الأسواق?tab=2',
  },
  'form of its own': '/reporting-trade-barriers/for-exporters',
  'exports of Jordan': '/jordan-exports',
  'sponsor page': '/sponsor/1',
  'questions of both audiences': '/faq',
  'questions of exporters': {
    en: '/pages/100-faq-for-exporters?tab=all',
    ar: '/ar/pages/100-أسئلة-المصدرين-الشائعة?tab=all',
  },
  'questions of buyers': '/faq/faq-for-international-buyers',
  'questions of buyers, one group': '/faq/faq-for-international-buyers/2',
  'pool of experts': '/pool-of-experts',
  'pool of experts, filtered': '/pool-of-experts?q=a&expert=2&expert=3',
  'pool of experts, nothing found': '/pool-of-experts?q=zzzz',
  'trade agreements': '/free-trade-agreements',
  'trade agreements, page 2': '/free-trade-agreements?page=2',
  terms: '/terms-and-conditions',
  'page under construction': '/page-under-construction',
  'unknown page': '/no-such-page',
} as const

/** Pages of the account: rendered for one request, and not for search engines. */
export const accountKinds = {
  'log in': '/auth/login',
  register: '/auth/register',
  'forgotten password': '/auth/forget_password',
  'new password': '/auth/reset_password/token/person@portal.example',
} as const

/** The address of a kind in a language. */
export function kindAddress(
  kind: string | Readonly<Record<'en' | 'ar', string>>,
  locale: 'en' | 'ar',
): string {
  if (typeof kind !== 'string') return kind[locale]
  if (locale === 'en') return kind
  return kind === '/' ? '/ar' : `/ar${kind}`
}

export const bothLocales = ['en', 'ar'] as const
