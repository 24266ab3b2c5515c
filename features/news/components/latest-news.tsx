import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { Picture } from '@/components/picture/picture'
import { Scene } from '@/components/scene/scene'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { NewsItem } from '../contract'
import { newsExcerpt, newsPaths, newsScene } from '../rules'
import styles from './latest-news.module.css'

interface LatestNewsProps {
  locale: Locale
  items: readonly NewsItem[]
}

/** The last items on the home page: one with its picture, the others as lines of text. */
export function LatestNews({ locale, items }: LatestNewsProps) {
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
          <li key={item.id} className={index === 0 ? styles.lead : styles.line}>
            {index === 0 && (
              <Picture
                src={item.image}
                alt=""
                sizes="(width < 700px) 94vw, (width < 1300px) 46vw, 620px"
                className={styles.picture}
                fallback={<Scene name={newsScene(item)} />}
              />
            )}
            <NewsTitle locale={locale} item={item} />
            {index === 0 && (
              <p className={styles.text}>{newsExcerpt(inLocale(item, 'TARIFF', locale))}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewsTitle({ locale, item }: { locale: Locale; item: NewsItem }) {
  return (
    <div className={styles.dated}>
      <time dateTime={item.news_date} className={styles.date}>
        {formatDate(item.news_date, locale)}
      </time>
      <h3 className={styles.title}>
        <Link
          href={localePath(locale, newsPaths(item)[locale])}
          look="bare"
          covers
          className={styles.link}
        >
          <Bilingual of={item} field="DESCRIPTION" locale={locale} />
        </Link>
      </h3>
    </div>
  )
}
