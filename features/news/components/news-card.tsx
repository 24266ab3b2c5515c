import { Card } from '@/components/card/card'
import { Icon } from '@/components/icon/icon'
import { MotifLines } from '@/components/motif/motif-lines'
import { Picture } from '@/components/picture/picture'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { NewsItem } from '../contract'
import { newsExcerpt, newsPaths } from '../rules'

interface NewsCardProps {
  locale: Locale
  item: NewsItem
  layout?: 'upright' | 'lead'
  /** Its picture is on the first screen. */
  first?: boolean
  headingLevel?: 2 | 3
}

/** A news item in a list: picture, date, title, excerpt (spec part 1 section 2.4). */
export function NewsCard({
  locale,
  item,
  layout = 'upright',
  first = false,
  headingLevel = 2,
}: NewsCardProps) {
  const t = useTranslations('news')
  return (
    <Card
      href={localePath(locale, newsPaths(item)[locale])}
      layout={layout}
      headingLevel={headingLevel}
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
              : '(width < 600px) 94vw, (width < 1120px) 46vw, 400px'
          }
          fallback={<MotifLines seed={`news-${item.id}`} />}
        />
      }
      action={
        <>
          {t('readMore')}
          <Icon name="arrow-forward" />
        </>
      }
    >
      {newsExcerpt(inLocale(item, 'TARIFF', locale))}
    </Card>
  )
}
