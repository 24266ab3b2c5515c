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
  'support institutions': {
    en: '/pages/150-export-trade-support-institutions',
    ar: '/ar/pages/150-الجهات-الداعمة-للتصدير',
  },
  'support institutions, filtered': {
    en: '/pages/150-export-trade-support-institutions?type=4&governorate=1',
    ar: '/ar/pages/150-الجهات-الداعمة-للتصدير?type=4&governorate=1',
  },
  'support institution': '/export-trade-support-institutions/1',
  'international events': {
    en: '/pages/90-international-events',
    ar: '/ar/pages/90-الفعاليات-الدولية',
  },
  'local events': '/local-events',
  'local events, filtered': '/local-events?year=2026&type=5',
  event: '/events/9',
  credentials: { en: '/pages/91-credentials', ar: '/ar/pages/91-الشهادات-والاعتمادات' },
  'credentials, filtered': {
    en: '/pages/91-credentials?type=1&year=2025',
    ar: '/ar/pages/91-الشهادات-والاعتمادات?type=1&year=2025',
  },
  credential: '/credentials/5',
  'international buyers': {
    en: '/pages/160-international-buyers',
    ar: '/ar/pages/160-المشترون-الدوليون',
  },
  'international buyers, filtered': {
    en: '/pages/160-international-buyers?industry=1&q=knit',
    ar: '/ar/pages/160-المشترون-الدوليون?industry=1&q=knit',
  },
  company: '/buyers/5',
  'company, filtered': '/buyers/5?type=products',
  product: '/buyers/products/1',
  service: '/buyers/services/1',
  'local buyers': '/local-buyers/products',
  'local buyers, services': '/local-buyers/services',
  'local buyers, sector': '/local-buyers/products/1',
  'local buyers, sub-sector': '/local-buyers/products/1/101',
  'map of agreements': {
    en: '/pages/810-fta-map',
    ar: '/ar/pages/810-خريطة-اتفاقيات-التجارة-الحرة',
  },
  'agreements with one country': '/fta-country-agreement/52',
  'agreements compared': '/fta-matrix',
  statistic: '/statistics/JEX-1001',
  infographic: '/statistics/JEX-I01',
  markets: '/markets',
  market: '/markets/de',
  'market of the European Union': '/markets/eu',
  'market without a tariff': '/markets/iq',
  'product in a market': {
    en: '/markets/de/080410-fruit-edible-dates-fresh-or-dried',
    ar: '/ar/markets/de/080410-تمر',
  },
  'product in a market with a quota': {
    en: '/markets/gb/150920-vegetable-oils-olive-oil-and-its-fractions-extra-virgin',
    ar: '/ar/markets/gb/150920-زيت-زيتون-بكر-ممتاز',
  },
  'product in a market with additional duties': {
    en: '/markets/us/610910-t-shirts-singlets-and-other-vests-of-cotton-knitted-or',
    ar: '/ar/markets/us/610910-قمصان-تي-شيرت-وفانيلات-وقمصان-داخلية-مماثلة-من-قطن-مصنرة-أو',
  },
  'sections of the tariff': '/markets/products',
  'section of the tariff': '/markets/products/II',
  'heading of the tariff': '/markets/products/0804',
  'product of the tariff': '/markets/products/080410',
  'comparison of markets': '/markets/products/080410/compare',
  'origin check': '/markets/check',
  'sources of market facts': '/markets/data',
  'plan of a visitor': '/export-plan',
  terms: '/terms-and-conditions',
  search: '/search',
  'search results': { en: '/search/cotton', ar: '/ar/search/قطن' },
  'search results of some kinds, page 2': {
    en: '/search/export?type=products&type=companies&page=2',
    ar: '/ar/search/تصدير?type=products&type=companies&page=2',
  },
  'search, nothing found': '/search/qqqqzzzz',
  'page under construction': '/page-under-construction',
  'unknown page': '/no-such-page',
} as const

/** Pages of the account: rendered per request, and not indexed. */
export const accountKinds = {
  'log in': '/auth/login',
  register: '/auth/register',
  'forgotten password': '/auth/forget_password',
  'new password': '/auth/reset_password/token/person@portal.example',
  'link of the newsletter': `/mails/newsletter/1/${'A'.repeat(43)}`,
  'link of follows': `/mails/follows/1/${'A'.repeat(43)}`,
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
