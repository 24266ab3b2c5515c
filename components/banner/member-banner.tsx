import { Banner } from '@/components/banner/banner'
import { Breadcrumb, type BreadcrumbStep } from '@/components/breadcrumb/breadcrumb'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface MemberBannerProps {
  locale: Locale
  title: string
  lead: ReactNode
  /** The breadcrumbs between the profile and this page. */
  steps?: readonly BreadcrumbStep[]
}

/** The head of a page of the member area, with the breadcrumbs from Home through the profile. */
export function MemberBanner({ locale, title, lead, steps = [] }: MemberBannerProps) {
  const t = useTranslations()
  const allSteps = [
    { title: t('layout.home'), href: localePath(locale, routes.home()) },
    { title: t('accounts.profile.title'), href: localePath(locale, routes.profile()) },
    ...steps,
    { title },
  ]
  return (
    <Banner
      title={title}
      lead={lead}
      breadcrumb={<Breadcrumb label={t('layout.breadcrumb')} steps={allSteps} />}
    />
  )
}
