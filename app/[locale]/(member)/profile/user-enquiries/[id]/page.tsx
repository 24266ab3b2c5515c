import { currentPerson } from '@/features/accounts/queries'
import { EnquiryBarrier } from '@/features/barriers/tracking/components/enquiry-barrier'
import { EnquiryNext } from '@/features/buying-requests/components/enquiry-next'
import { EnquiryPage } from '@/features/enquiries/my-enquiries/components/enquiry-page'
import { myEnquiry } from '@/features/enquiries/my-enquiries/queries'
import { assessmentReading } from '@/features/enquiries/readiness/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { pageAddresses } from '@/features/pages/queries'
import { localeOf } from '@/lib/i18n/locale'
import { localePath, numberIn, routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'

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
  const [assessment, addressOf] = await Promise.all([assessmentReading(), pageAddresses(locale)])
  const own = { locale, enquiry }
  const next = [<EnquiryBarrier key="barrier" {...own} />, <EnquiryNext key="next" {...own} />]
  return (
    <EnquiryPage
      locale={locale}
      enquiry={enquiry}
      assessment={assessment}
      addressOf={addressOf}
      next={next}
    />
  )
}
