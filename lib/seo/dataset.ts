import 'server-only'
import type { Locale } from '@/lib/i18n/locale'
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url'
import { context } from './structured-data'

/** schema.org Dataset: a statistic with its chart as a picture; what is not known is left out. */
export function dataset(statistic: {
  locale: Locale
  path: string
  name: string
  description: string
  publishers: readonly string[]
  period: string
  modified: string
  picture: string
}) {
  const url = absoluteUrl(statistic.locale, statistic.path)
  return {
    '@context': context,
    '@type': 'Dataset',
    '@id': url,
    url,
    name: statistic.name,
    description: statistic.description,
    inLanguage: statistic.locale,
    isAccessibleForFree: true,
    dateModified: statistic.modified,
    creator: statistic.publishers.map((name) => ({ '@type': 'Organization', name })),
    ...(statistic.period && { temporalCoverage: statistic.period }),
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'image/svg+xml',
      contentUrl: siteUrl(statistic.picture),
    },
  }
}
