import { personAt } from '@/features/accounts/queries'
import { ProfilePage } from '@/features/accounts/profile/components/profile-page'
import { loadSessions } from '@/features/accounts/sessions/queries'
import { registrationPageId } from '@/features/companies/registration/rules'
import { EnquiriesCard } from '@/features/enquiries/cases/components/enquiries-card'
import { myCounters } from '@/features/enquiries/cases/queries'
import { ChecksCard } from '@/features/origin/checks/components/checks-card'
import { countMyChecks } from '@/features/origin/checks/queries'
import { NewsletterCard } from '@/features/newsletter/components/newsletter-card'
import { pagePath } from '@/features/pages/queries'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

export async function generateMetadata() {
  const t = await getTranslations('accounts.profile')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params }: PageProps<'/[locale]/profile'>) {
  const locale = localeOf((await params).locale)
  const person = await personAt(locale, routes.profile())
  const [sessions, counters, checks, registration] = await Promise.all([
    loadSessions(),
    myCounters(),
    countMyChecks(),
    pagePath(registrationPageId, locale),
  ])
  return (
    <ProfilePage
      {...{ locale, person, registration, hasSecurity: sessions !== null }}
      newsletter={<NewsletterCard person={person} />}
      enquiries={<EnquiriesCard locale={locale} counters={counters} />}
      originChecks={checks !== null && <ChecksCard locale={locale} count={checks} />}
    />
  )
}
