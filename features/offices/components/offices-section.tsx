import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { OfficeWrite } from '../contract'
import { OfficeLines } from './office-lines'
import styles from './office-lines.module.css'

interface OfficesSectionProps {
  locale: Locale
  offices: readonly OfficeWrite[]
  /** The address of the Contact Us page in the language. */
  contactPage: string
}

/** The offices on the home page; no section without offices. */
export function OfficesSection({ locale, offices, contactPage }: OfficesSectionProps) {
  const t = useTranslations('offices')
  if (offices.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="offices">
      <SectionHeading id="offices" lead={t('lead')}>
        {t('title')}
      </SectionHeading>
      <OfficeLines locale={locale} offices={offices} directions={{ contactPage }} />
    </section>
  )
}
