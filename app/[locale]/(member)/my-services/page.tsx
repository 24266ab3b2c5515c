import { currentPerson } from '@/features/accounts/queries'
import { MyCompanyPlace } from '@/features/companies/my-company/components/my-company-place'
import { companyOf } from '@/features/companies/my-company/queries'
import { registrationPageId } from '@/features/companies/registration/rules'
import { MyOffersPage } from '@/features/offers/my-offers/components/my-offers-page'
import { pagePath } from '@/features/pages/queries'
import { withFallback } from '@/lib/cache/page-data'
import { localeOf } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/my-services'>

export async function generateMetadata() {
  const t = await getTranslations('myOffers')
  return { title: t('title.services'), robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale)
  const person = await currentPerson()
  if (!person) redirect(localePath(locale, routes.login(localePath(locale, routes.myServices()))))
  const [registration, company] = await Promise.all([
    pagePath(registrationPageId, locale),
    withFallback(companyOf(person.company_id), 'failed' as const),
  ])
  const shown = { locale, companyId: person.company_id, registration }
  return (
    <MyOffersPage {...shown} type="services">
      <MyCompanyPlace locale={locale} company={company} />
    </MyOffersPage>
  )
}
