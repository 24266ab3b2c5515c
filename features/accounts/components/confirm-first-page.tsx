import { MemberBanner } from '@/components/banner/member-banner'
import type { BreadcrumbStep } from '@/components/breadcrumb/breadcrumb'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import styles from './confirm-first-page.module.css'
import { useFailureTexts } from './failure-texts'
import { VerificationButton } from './verification-button'

interface ConfirmFirstPageProps {
  locale: Locale
  title: string
  /** The breadcrumbs between the profile and this page. */
  steps: readonly BreadcrumbStep[]
}

/** Stands for a page of the member area that needs a confirmed address, and offers a new link. */
export function ConfirmFirstPage({ locale, title, steps }: ConfirmFirstPageProps) {
  const t = useTranslations('accounts')
  const failures = useFailureTexts(locale)
  return (
    <>
      <MemberBanner locale={locale} title={title} steps={steps} lead={t('profile.notVerified')} />
      <div className={styles.page}>
        <VerificationButton failures={failures} texts={t.raw('verification')} />
      </div>
    </>
  )
}
