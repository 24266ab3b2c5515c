import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { FollowList } from '../contract'
import type { FollowRow } from './follow-rows'
import { useTopicLabel } from './topic-label'

/** What a person follows, with the names in their language. */
export function useFollowRows(locale: Locale): (list: FollowList) => FollowRow[] {
  const t = useTranslations('follows.list')
  const labelOf = useTopicLabel(locale)
  return ({ follows }) =>
    follows.map((follow) => {
      const name = labelOf(follow)
      return {
        id: follow.id,
        label: name,
        href: localePath(locale, follow.path),
        feedHref: localePath(locale, routes.followFeed(follow.kind, follow.target)),
        since: t('since', { date: formatDate(today(new Date(follow.created_at)), locale) }),
        confirmed: follow.confirmed,
        stopLabel: t('stopOf', { name }),
        feedLabel: t('feedOf', { name }),
      }
    })
}
