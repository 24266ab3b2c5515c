import { LazyCopyButton } from '@/components/copy-button/lazy-copy-button'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { inLocale } from '@/lib/bilingual/in-locale'
import { escaped } from '@/lib/html/escaped'
import { formatDate, joinTexts } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/routing/site-url'
import { useTranslations } from 'next-intl'
import type { FullStatistic } from '../../contract'
import styles from './share-statistic.module.css'

interface ShareStatisticProps {
  locale: Locale
  record: FullStatistic
  siteName: string
}

/** The address of a statistic, its citation, and the lines of HTML that show it on another site. */
export function ShareStatistic({ locale, record, siteName }: ShareStatisticProps) {
  const t = useTranslations('publishedStatistic')
  const { identifier } = record
  const title = inLocale(record, 'title', locale)
  const [url, card, picture] = [
    routes.statistic(identifier),
    routes.statisticCard(identifier),
    routes.statisticPicture(identifier),
  ].map((path) => absoluteUrl(locale, path))
  const citation = t('citation', {
    publishers: joinTexts(
      record.publishers.map((one) => inLocale(one, 'title', locale)),
      locale,
    ),
    title,
    identifier,
    site: siteName,
    url: url ?? '',
    date: formatDate(record.date, locale),
  })
  const lines = [
    { name: 'link', copy: t('share.copyLink'), text: url ?? '', isCode: true },
    { name: 'cite', copy: t('share.copyCitation'), text: citation, isCode: false },
    {
      name: 'embed',
      copy: t('share.copyFrame'),
      text: `<iframe src="${escaped(card ?? '')}" title="${escaped(title)}" width="720" height="680" loading="lazy"></iframe>`,
      isCode: true,
    },
    {
      name: 'picture',
      copy: t('share.copyPicture'),
      text: `<a href="${escaped(url ?? '')}"><img src="${escaped(picture ?? '')}" alt="${escaped(title)}"></a>`,
      isCode: true,
    },
  ] as const
  return (
    <section aria-labelledby="share" className={styles.share} data-no-print>
      <SectionHeading id="share" lead={t('share.embedText')}>
        {t('share.title')}
      </SectionHeading>
      <ul className={styles.lines}>
        {lines.map(({ name, copy, text, isCode }) => (
          <li key={name} className={styles.line}>
            <h3 className={styles.name}>{t(`share.${name}`)}</h3>
            <p className={styles.text} {...(isCode && { 'data-ltr': '' })}>
              {isCode ? <code>{text}</code> : text}
            </p>
            <LazyCopyButton
              text={text}
              texts={{ copy, copied: t('share.copied'), failed: t('share.failed') }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
