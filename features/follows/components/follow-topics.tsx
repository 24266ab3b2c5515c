import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { renamePair } from '@/lib/bilingual/pair'
import type { FollowKind } from '@/lib/db/codes/follows'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { captchaSiteKey } from '@/lib/settings/captcha'
import { useTranslations } from 'next-intl'
import styles from './follow-topics.module.css'
import { useFollowTexts } from './form-texts'
import { LazyFollowButton } from './lazy-follow-button'
import { useTopicLabel } from './topic-label'

/** The kind, the target, and the record with the bilingual field that names it (`name`). */
export type PageTopic = readonly [FollowKind, string | number, object, string?]

interface FollowTopicsProps {
  locale: Locale
  topics: readonly PageTopic[]
}

/** Topics, each with a button to follow it and its feed. */
export function FollowTopics({ locale, topics }: FollowTopicsProps) {
  const t = useTranslations('follows')
  const labelOf = useTopicLabel(locale)
  const texts = useFollowTexts()
  return (
    <ul className={styles.topics}>
      {topics.map(([kind, id, record, field = 'name']) => {
        const target = String(id)
        const label = labelOf({ kind, target, ...renamePair(record, field, 'name') })
        return (
          <li key={`${kind} ${target}`} className={styles.topic}>
            <Text as="span" breaks className={styles.name}>
              {label}
            </Text>
            <LazyFollowButton
              locale={locale}
              label={label}
              texts={texts}
              siteKey={captchaSiteKey()}
              topic={{ kind, target }}
              text={t('button')}
              href={localePath(locale, routes.follow(kind, target))}
            />
            <Link
              href={localePath(locale, routes.followFeed(kind, target))}
              touch
              aria-label={t('strip.feedOf', { name: label })}
              data-reload
            >
              {t('strip.feed')}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
