import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { NewsItem } from '../contract'
import styles from './latest-news.module.css'
import { NewsCard } from './news-card'

/** The last items on the home page: one large, the rest small, and a link to all of them. */
export function LatestNews({ locale, items }: { locale: Locale; items: NewsItem[] }) {
  const t = useTranslations('news')
  if (items.length === 0) return null
  return (
    <section className={styles.latest} aria-labelledby="latest-news">
      <SectionHeading
        id="latest-news"
        action={
          <Link href={localePath(locale, routes.news())} className={styles.all}>
            {t('all')}
            <Icon name="arrow-forward" size={18} />
          </Link>
        }
      >
        {t('title')}
      </SectionHeading>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item.id}>
            <NewsCard
              locale={locale}
              item={item}
              headingLevel={3}
              layout={index === 0 ? 'lead' : 'upright'}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
