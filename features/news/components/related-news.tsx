import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { NewsItem } from '../contract'
import { newsPaths } from '../rules'
import styles from './related-news.module.css'

/** Other items next to an article. */
export function RelatedNews({ locale, items }: { locale: Locale; items: NewsItem[] }) {
  const t = useTranslations('news')
  if (items.length === 0) return null
  return (
    <section aria-labelledby="related-news">
      <Text id="related-news" as="h2" tone="title" step={1}>
        {t('related')}
      </Text>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <article className={styles.item}>
              <h3 className={styles.name}>
                <Link
                  href={localePath(locale, newsPaths(item)[locale])}
                  look="bare"
                  covers
                  className={styles.link}
                >
                  <Bilingual of={item} field="DESCRIPTION" locale={locale} />
                </Link>
              </h3>
              <Note dateTime={item.news_date} as="time" tone="faint">
                {formatDate(item.news_date, locale)}
              </Note>
            </article>
          </li>
        ))}
      </ul>
      <Link href={localePath(locale, routes.news())} className={styles.all}>
        {t('all')}
        <Icon name="arrow-forward" size={18} />
      </Link>
    </section>
  )
}
