import { currentPerson } from '@/features/accounts/queries'
import { EnquiryPage } from '@/features/enquiries/cases/components/enquiry-page'
import { myEnquiry } from '@/features/enquiries/cases/queries'
import { assessmentTexts, bands } from '@/features/enquiries/readiness/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { pageAddresses } from '@/features/pages/queries'
import { localeOf } from '@/lib/i18n/locale'
import { localePath, numberIn, routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { EnquiryParts } from './enquiry-parts'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/profile/user-enquiries/[id]'>

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('myEnquiries.detail')
  return { title: t('title', { id: (await params).id }), robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const { locale: given, id } = await params
  const locale = localeOf(given)
  const number = numberIn(id)
  if (number === null) return <NotFoundResponse locale={locale} />
  if (!(await currentPerson())) {
    redirect(localePath(locale, routes.login(localePath(locale, routes.userEnquiry(number)))))
  }
  const enquiry = await myEnquiry(number)
  if (!enquiry) return <NotFoundResponse locale={locale} />
  const [known, page, addressOf] = await Promise.all([
    bands(),
    assessmentTexts(),
    pageAddresses(locale),
  ])
  const assessment = { bands: known, page }
  const next = <EnquiryParts locale={locale} enquiry={enquiry} />
  return <EnquiryPage {...{ locale, enquiry, assessment, addressOf, next }} />
}
