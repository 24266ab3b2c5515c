import { currentPerson } from '@/features/accounts/queries'
import { registrationPageId } from '@/features/companies/registration/rules'
import { OfferFormPage } from '@/features/offers/my-offers/components/offer-form-page'
import { sectorChoices } from '@/features/offers/my-offers/queries'
import { pagePath } from '@/features/pages/queries'
import { localeOf } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/add-service'>

export async function generateMetadata() {
  const t = await getTranslations('offerForm.title')
  return { title: t('add.services'), robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale)
  const person = await currentPerson()
  const own = localePath(locale, routes.addOffer('services'))
  if (!person) redirect(localePath(locale, routes.login(own)))
  const [choices, registration] = await Promise.all([
    sectorChoices('services'),
    pagePath(registrationPageId, locale),
  ])
  const shown = { locale, person, choices, registration }
  return <OfferFormPage {...shown} type="services" item={null} />
}
