import { Alert } from '@/components/alert/alert'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { MyCompany } from '../contract'
import { MyCompanyCard } from './my-company-card'

interface MyCompanyPlaceProps {
  locale: Locale
  /** Null for a person without one. */
  company: MyCompany | 'failed' | null
}

/** One's own company above its offers; the page works without it. */
export function MyCompanyPlace({ locale, company }: MyCompanyPlaceProps) {
  const t = useTranslations()
  if (company === null) return null
  if (company !== 'failed') return <MyCompanyCard locale={locale} company={company} />
  return (
    <Alert tone="warning" word={t('myCompany.note')}>
      {t('myCompany.failed')}
    </Alert>
  )
}
