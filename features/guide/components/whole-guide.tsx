import { Text } from '@/components/layout/text'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { Guide } from '../contract'
import { GuideFile } from './guide-file'
import { journey } from './journey'
import styles from './whole-guide.module.css'

interface WholeGuideProps {
  locale: Locale
  guide: Guide
  loginHref: string
}

/** The guide as one file, where there is one, with its download; below the steps on a phone. */
export function WholeGuide({ locale, guide, loginHref }: WholeGuideProps) {
  const t = useTranslations('guide')
  if (inLocale(guide, 'guide_file', locale) === '') return null
  return (
    <div className={styles.whole} data-no-print>
      <svg className={styles.booklet} aria-hidden="true">
        <use href={`${journey}#booklet`} />
      </svg>
      <div className={styles.text}>
        <Text tone="title" weight="heading">
          {t('whole')}
        </Text>
        <p>{t('wholeText')}</p>
      </div>
      <div className={styles.action}>
        <GuideFile
          locale={locale}
          guide={guide}
          field="guide_file"
          label={t('download')}
          loginHref={loginHref}
          variant="primary"
        />
      </div>
    </div>
  )
}
