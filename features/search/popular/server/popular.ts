import 'server-only'
import { database } from '@/lib/db/database'
import { oncePerDatabase } from '@/lib/db/once-per-database'
import { isArabicText } from '@/lib/i18n/fold'
import type { Locale } from '@/lib/i18n/locale'
import { LRUCache } from 'lru-cache'
import { popularLimit } from '../contract'
import { frequentSearches } from '../../search-log/server/search-log'
import { spelledAsFound } from '../../server/search'

/** What is popular may be some minutes old. */
const rememberedMs = 600_000

const remembered = oncePerDatabase(
  () => new LRUCache<Locale, string[]>({ max: 2, ttl: rememberedMs }),
)

/**
 * The texts that were searched often on several days and have results for every visitor, in the
 * script of a language and in the spelling of what they find. The log knows no person, so that days
 * stand for different visitors.
 */
export async function listPopularSearches(locale: Locale): Promise<string[]> {
  const db = await database()
  const known = remembered(db).get(locale)
  if (known) return known
  const texts = await frequentSearches(db)
  const popular: string[] = []
  for (const text of texts.filter((one) => isArabicText(one) === (locale === 'ar'))) {
    const shown = await spelledAsFound(db, text, locale)
    if (shown !== null) popular.push(shown)
    if (popular.length === popularLimit) break
  }
  remembered(db).set(locale, popular)
  return popular
}
