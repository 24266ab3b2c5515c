import { personAt } from '@/features/accounts/queries'
import { MyCompanyPlace } from '@/features/companies/my-company/components/my-company-place'
import { companyOf } from '@/features/companies/my-company/queries'
import { registrationPageId } from '@/features/companies/registration/rules'
import { MyOffersPage } from '@/features/offers/my-offers/components/my-offers-page'
import { OfferFormPage } from '@/features/offers/my-offers/components/offer-form-page'
import { myOffer, sectorChoices } from '@/features/offers/my-offers/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { pagePath } from '@/features/pages/queries'
import { withFallback } from '@/lib/cache/page-data'
import { localeOf, type Locale } from '@/lib/i18n/locale'
import { localePath, numberIn, routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'

interface Props {
  params: Promise<{ locale: string }>
}

interface EditProps {
  params: Promise<{ locale: string; id: string }>
}

/** The pages of a member's products or services: their list, and the form that adds or edits one. */
export function offerPages(type: 'products' | 'services') {
  const listPath = type === 'products' ? routes.myProducts() : routes.myServices()
  const formTitle = (action: 'add' | 'edit') => async () => {
    const t = await getTranslations('offerForm.title')
    return { title: t(`${action}.${type}`), robots: { index: false } }
  }
  async function formAt(locale: Locale) {
    const loads = [sectorChoices(type), pagePath(registrationPageId, locale)] as const
    const [choices, registration] = await Promise.all(loads)
    return { locale, type, choices, registration }
  }
  async function listMetadata() {
    const t = await getTranslations('myOffers')
    return { title: t(`title.${type}`), robots: { index: false } }
  }
  async function ListPage({ params }: Props) {
    const locale = localeOf((await params).locale)
    const { company_id: companyId } = await personAt(locale, listPath)
    const [registration, company] = await Promise.all([
      pagePath(registrationPageId, locale),
      withFallback(companyOf(companyId), 'failed' as const),
    ])
    return (
      <MyOffersPage {...{ locale, companyId, registration, type }}>
        <MyCompanyPlace locale={locale} company={company} />
      </MyOffersPage>
    )
  }
  async function AddPage({ params }: Props) {
    const locale = localeOf((await params).locale)
    const person = await personAt(locale, routes.addOffer(type))
    return <OfferFormPage {...await formAt(locale)} person={person} item={null} />
  }
  async function EditPage({ params }: EditProps) {
    const given = await params
    const [locale, id] = [localeOf(given.locale), numberIn(given.id)]
    if (id === null) return <NotFoundResponse locale={locale} />
    const person = await personAt(locale, routes.editOffer(type, id))
    const company = person.company_id
    const item = company !== null ? await myOffer(type, company, id) : null
    if (!item) redirect(localePath(locale, listPath))
    return <OfferFormPage {...await formAt(locale)} person={person} item={item} />
  }
  return {
    list: { generateMetadata: listMetadata, Page: ListPage },
    add: { generateMetadata: formTitle('add'), Page: AddPage },
    edit: { generateMetadata: formTitle('edit'), Page: EditPage },
  }
}
