import { Icon } from '@/components/icon/icon'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { canFollow } from '../queries'
import styles from './follow-strip.module.css'
import { FollowTopics, type PageTopic } from './follow-topics'

interface FollowStripProps {
  locale: Locale
  topics: readonly PageTopic[]
  /** Further topics, shown on request. */
  more?: readonly PageTopic[]
}

/** The topics of a page, each with a button to follow it and its feed; nothing where nobody can. */
export function FollowStrip({ locale, topics, more = [] }: FollowStripProps) {
  const t = useTranslations('follows.strip')
  if (!canFollow()) return null
  return (
    <section aria-labelledby="follow" className={styles.strip} data-no-print>
      <div>
        <h2 id="follow" className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <div>
        <FollowTopics locale={locale} topics={topics} />
        {more.length > 0 && (
          // A person may open it before the script of the page arrives.
          <details suppressHydrationWarning>
            <summary className={styles.more}>
              {t('more')}
              <Icon name="chevron-down" size={18} className={styles.mark} />
            </summary>
            <FollowTopics locale={locale} topics={more} />
          </details>
        )}
      </div>
    </section>
  )
}
