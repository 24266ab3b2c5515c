import { VerificationStep } from '@/features/accounts/components/verification-step'
import { VerificationLink } from '@/features/accounts/profile/components/verification-link'
import { loadSessions } from '@/features/accounts/sessions/queries'
import { RequestsCard } from '@/features/buying-requests/members/components/requests-card'
import { hasBoard } from '@/features/buying-requests/queries'
import { EnquiriesCard } from '@/features/enquiries/my-enquiries/components/enquiries-card'
import { myCounters } from '@/features/enquiries/my-enquiries/queries'
import { WaitingResult } from '@/features/enquiries/assessment/components/waiting-result'
import { readinessPageId } from '@/features/enquiries/rules'
import { EventsCard } from '@/features/events/participation/components/events-card'
import { countMyEvents } from '@/features/events/participation/queries'
import { PlanCard } from '@/features/export-plan/components/plan-card'
import { hasPlans, myPlan, myPlanWithMatches } from '@/features/export-plan/queries'
import { ChecksCard } from '@/features/origin/checks/components/checks-card'
import { countMyChecks } from '@/features/origin/checks/queries'
import { FollowsCard } from '@/features/follows/components/follows-card'
import { loadMyFollows } from '@/features/follows/queries'
import { NewsletterCard } from '@/features/newsletter/components/newsletter-card'
import { QuotationsCard } from '@/features/quotation-requests/inbox/components/quotations-card'
import { inboxNumbers } from '@/features/quotation-requests/inbox/queries'
import { countMyRequests } from '@/features/quotation-requests/person/queries'
import type { User } from '@/features/accounts/contract'
import { personAt } from '@/features/accounts/queries'
import { MyCompanyPlace } from '@/features/companies/my-company/components/my-company-place'
import { companyOf } from '@/features/companies/my-company/queries'
import { registrationPageId } from '@/features/companies/registration/rules'
import { ExchangePage } from '@/features/offers/exchange/components/exchange-page'
import { hasOfferExchange } from '@/features/offers/exchange/queries'
import { MyOffersPage } from '@/features/offers/my-offers/components/my-offers-page'
import { OfferFormPage } from '@/features/offers/my-offers/components/offer-form-page'
import { hasTradeFacts, myOffer, offerChoices } from '@/features/offers/my-offers/queries'
import { myOffersShape } from '@/features/offers/my-offers/search-params'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { pagePath } from '@/features/pages/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { withFallback } from '@/lib/cache/page-data'
import { localeOf, type Locale } from '@/lib/i18n/locale'
import { localePath, numberIn, routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { planMarkets, planPages } from '../page-factories'

interface Props {
  params: Promise<{ locale: string }>
}

interface ListProps extends Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
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
    const loads = [offerChoices(type, locale), pagePath(registrationPageId, locale)] as const
    const [choices, registration] = await Promise.all(loads)
    return { locale, type, choices, registration }
  }
  async function listMetadata() {
    const t = await getTranslations('myOffers')
    return { title: t(`title.${type}`), robots: { index: false } }
  }
  async function ListPage({ params, searchParams }: ListProps) {
    const locale = localeOf((await params).locale)
    const state = myOffersShape.parse(await searchParams)
    const path = `${listPath}${myOffersShape.write(state)}`
    const { company_id: companyId } = await personAt(locale, path)
    const [registration, company] = await Promise.all([
      pagePath(registrationPageId, locale),
      withFallback(companyOf(companyId), 'failed' as const),
    ])
    return (
      <MyOffersPage
        locale={locale}
        companyId={companyId}
        registration={registration}
        type={type}
        state={state}
        hasTradeFacts={hasTradeFacts()}
      >
        <MyCompanyPlace locale={locale} company={company} />
      </MyOffersPage>
    )
  }
  async function exchangeMetadata() {
    const t = await getTranslations('offerExchange')
    return { title: t('title'), robots: { index: false } }
  }
  async function OwnExchangePage({ params }: Props) {
    const locale = localeOf((await params).locale)
    const { company_id: companyId } = await personAt(locale, routes.offerExchange(type))
    if (!hasOfferExchange()) return <NotFoundResponse locale={locale} />
    const registration = await pagePath(registrationPageId, locale)
    return (
      <ExchangePage locale={locale} type={type} companyId={companyId} registration={registration} />
    )
  }
  async function AddPage({ params }: Props) {
    const locale = localeOf((await params).locale)
    const person = await personAt(locale, routes.addOffer(type))
    const [plan, company, form] = await Promise.all([
      type === 'products' ? myPlan() : null,
      withFallback(companyOf(person.company_id), null),
      formAt(locale),
    ])
    const [product, ...others] = plan?.products ?? []
    const hsCode = others.length === 0 ? product?.code : undefined
    const contacts = company?.website_url
    return (
      <OfferFormPage {...form} person={person} hsCode={hsCode} contacts={contacts} item={null} />
    )
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
    exchange: { generateMetadata: exchangeMetadata, Page: OwnExchangePage },
    add: { generateMetadata: formTitle('add'), Page: AddPage },
    edit: { generateMetadata: formTitle('edit'), Page: EditPage },
  }
}

/** What a person's own page is made of: a card of each feature that the portal has. */
export async function profileParts(person: User, locale: Locale) {
  const [
    plan,
    pages,
    markets,
    sessions,
    counters,
    checks,
    events,
    follows,
    sent,
    inbox,
    registration,
  ] = await Promise.all([
    myPlanWithMatches(),
    planPages(locale),
    hasPlans() ? planMarkets(locale) : [],
    loadSessions(),
    myCounters(),
    countMyChecks(),
    countMyEvents(),
    loadMyFollows(),
    countMyRequests(),
    person.company_id === null ? null : inboxNumbers(),
    pagePath(registrationPageId, locale),
  ])
  return {
    registration,
    hasSecurity: sessions !== null,
    plan: plan && (
      <PlanCard
        locale={locale}
        pages={pages}
        markets={markets}
        {...plan}
        verification={<VerificationLink />}
      />
    ),
    newsletter: <NewsletterCard locale={locale} person={person} />,
    follows: follows && <FollowsCard locale={locale} count={follows.follows.length} />,
    enquiries: <EnquiriesCard locale={locale} counters={counters} contact={pages.contact} />,
    quotations: sent !== null && (
      <QuotationsCard locale={locale} sent={sent} unread={inbox?.unread ?? null} />
    ),
    buyingRequests: hasBoard() && <RequestsCard locale={locale} />,
    events: events !== null && <EventsCard locale={locale} count={events} />,
    originChecks: checks !== null && <ChecksCard locale={locale} count={checks} />,
  }
}

/** What a person's own plan has besides the plan itself. */
export async function ownPlanParts(person: User, locale: Locale) {
  const [company, readiness, t] = await Promise.all([
    withFallback(companyOf(person.company_id), null),
    pagePath(readinessPageId, locale),
    getTranslations(),
  ])
  return {
    company: company ? inLocale(company, 'company_registered_name', locale) : '',
    verification: <VerificationStep locale={locale} />,
    waitingResult: (
      <WaitingResult href={localePath(locale, readiness)} texts={t.raw('readinessWaiting')} />
    ),
  }
}
