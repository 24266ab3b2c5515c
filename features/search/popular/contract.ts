import { endpoint } from '@/lib/api/endpoint'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'

/** The number of popular searches. */
export const popularLimit = 5

export const popularSearches = endpoint({
  method: 'GET',
  path: 'search/popular',
  summary: 'List the popular searches of the last 30 days that have results, in one language',
  access: 'public',
  query: z.object({ locale: z.enum(locales).optional() }),
  response: z.array(z.string()).max(popularLimit),
})
