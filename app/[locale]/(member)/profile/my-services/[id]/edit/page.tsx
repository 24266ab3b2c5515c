import { currentPerson } from '@/features/accounts/queries'
import { registrationPageId } from '@/features/companies/registration/rules'
import { OfferFormPage } from '@/features/offers/my-offers/components/offer-form-page'
import { myOffer, sectorChoices } from '@/features/offers/my-offers/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { pagePath } from '@/features/pages/queries'
import { localeOf } from '@/lib/i18n/locale'
import { localePath, numberIn, routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/profile/my-services/[id]/edit'>

export async function generateMetadata() {
  const t = await getTranslations('offerForm.title')
  return { title: t('edit.services'), robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const given = await params
  const [locale, id] = [localeOf(given.locale), numberIn(given.id)]
  if (id === null) return <NotFoundResponse locale={locale} />
  const person = await currentPerson()
  const own = localePath(locale, routes.editOffer('services', id))
  if (!person) redirect(localePath(locale, routes.login(own)))
  const company = person.company_id
  const item = company !== null ? await myOffer('services', company, id) : null
  if (!item) redirect(localePath(locale, routes.myServices()))
  const [choices, registration] = await Promise.all([
    sectorChoices('services'),
    pagePath(registrationPageId, locale),
  ])
  const shown = { locale, person, choices, registration, item }
  return <OfferFormPage {...shown} type="services" />
}
