import { Card } from '@/components/card/card'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { Scene } from '@/components/scene/scene'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { NewsItem } from '../contract'
import { newsExcerpt, newsPaths, newsScene } from '../rules'
import styles from './news-card.module.css'

interface NewsCardProps {
  locale: Locale
  item: NewsItem
  layout?: 'upright' | 'lead'
  /** Its picture is on the first screen. */
  first?: boolean
}

/** A news item in a list: picture, date, title, excerpt (spec part 1 section 2.4). */
export function NewsCard({ locale, item, layout = 'upright', first = false }: NewsCardProps) {
  const t = useTranslations('news')
  return (
    <Card
      href={localePath(locale, newsPaths(item)[locale])}
      layout={layout}
      headingLevel={2}
      title={<Bilingual of={item} field="DESCRIPTION" locale={locale} />}
      meta={<time dateTime={item.news_date}>{formatDate(item.news_date, locale)}</time>}
      cover={
        <Picture
          src={item.image}
          alt=""
          first={first}
          sizes={
            layout === 'lead'
              ? '(width < 768px) 94vw, 740px'
              : '(width < 600px) 80px, (width < 1120px) 46vw, 400px'
          }
          fallback={<Scene name={newsScene(item)} />}
        />
      }
      action={
        <>
          {t('readMore')}
          <Icon name="arrow-forward" />
        </>
      }
    >
      <p className={styles[layout]}>{newsExcerpt(inLocale(item, 'TARIFF', locale))}</p>
    </Card>
  )
}
