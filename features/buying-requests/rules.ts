import { dayAfter } from '@/lib/i18n/today'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { routes, samePath } from '@/lib/routing/routes'
import type { BuyingRequest } from './contract'

/** The longest time between a request and its last day for offers. */
export const longestDays = 365

/** The first and the last day that a request can be open until, on a day. */
export function deadlineRange(day: string): { first: string; last: string } {
  return { first: dayAfter(day, 1), last: dayAfter(day, longestDays) }
}

/** Whether a request that is posted on a day can be open until another one. */
export function isDeadline(deadline: string, day: string): boolean {
  const { first, last } = deadlineRange(day)
  return deadline >= first && deadline <= last
}

/** The metadata of a request's page; its address is the same in both languages. */
export function requestHead(request: BuyingRequest, locale: Locale) {
  return {
    title: inLocale(request, 'product', locale),
    description: [
      inLocale(request, 'quality', locale),
      inLocale(request.market, 'name', locale),
      `HS ${request.hs_code}`,
    ]
      .filter((text) => text !== '')
      .join(' · '),
    paths: samePath(routes.buyingRequest(request.id)),
  }
}
