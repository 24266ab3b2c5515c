import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { NewsItem } from '../contract'
import { NewsCard } from './news-card'
import styles from './related-news.module.css'

/** Other items below an article. */
export function RelatedNews({ locale, items }: { locale: Locale; items: NewsItem[] }) {
  const t = useTranslations('news')
  if (items.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related-news" data-no-print>
      <div className={styles.inner}>
        <SectionHeading
          id="related-news"
          action={
            <Link href={localePath(locale, routes.news())} className={styles.all}>
              {t('all')}
              <Icon name="arrow-forward" size={18} />
            </Link>
          }
        >
          {t('related')}
        </SectionHeading>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <NewsCard locale={locale} item={item} headingLevel={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
