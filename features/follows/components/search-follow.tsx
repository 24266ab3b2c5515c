import { bothLanguages } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { canFollowSearch } from '../rules'
import { FollowStrip } from './follow-strip'

/** Follows a search below its results; nothing for a text that cannot be followed. */
export function SearchFollow({ locale, text }: { locale: Locale; text: string }) {
  if (!canFollowSearch(text)) return null
  return <FollowStrip locale={locale} topics={[['search', text, bothLanguages('name', text)]]} />
}
