/** One address of each kind of page, without language prefix, as the sample data has them. */
export const pageKinds = {
  home: '/',
  'news list': '/news',
  'news list, page 2': '/news?page=2',
  'news list, sorted': '/news?sort=date-asc',
  'content page at its own address': '/about-jordan',
  'content page by page id': { en: '/pages/120-export-guide', ar: '/ar/pages/120-دليل-التصدير' },
  terms: '/terms-and-conditions',
  'page under construction': '/page-under-construction',
  'unknown page': '/no-such-page',
} as const

/** The address of a kind in a language. */
export function kindAddress(
  kind: (typeof pageKinds)[keyof typeof pageKinds],
  locale: 'en' | 'ar',
): string {
  if (typeof kind !== 'string') return kind[locale]
  if (locale === 'en') return kind
  return kind === '/' ? '/ar' : `/ar${kind}`
}

export const bothLocales = ['en', 'ar'] as const
