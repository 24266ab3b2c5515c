import { bothLanguages } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { allTargets } from '../rules'
import { FollowStrip } from './follow-strip'

interface EventFollowProps {
  locale: Locale
  /** The kinds of events, with their names. */
  types: readonly { id: number }[]
}

/** Follows all events, or those of a kind. */
export function EventFollow({ locale, types }: EventFollowProps) {
  return (
    <FollowStrip
      locale={locale}
      topics={[['event', allTargets, bothLanguages('name', '')]]}
      more={types.map((type) => ['event', type.id, type])}
    />
  )
}
