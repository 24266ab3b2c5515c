import { personAt } from '@/features/accounts/queries'
import { MyEnquiries } from '@/features/enquiries/my-enquiries/components/my-enquiries'
import { enquiriesPage, myCounters } from '@/features/enquiries/my-enquiries/queries'
import { enquiryListShape } from '@/features/enquiries/my-enquiries/search-params'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/profile/user-enquiries'>

export async function generateMetadata() {
  const t = await getTranslations('myEnquiries')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params, searchParams }: Props) {
  const [locale, query] = await Promise.all([params, searchParams]).then(
    ([given, search]) => [localeOf(given.locale), search] as const,
  )
  const state = enquiryListShape.parse(query)
  const path = `${routes.userEnquiries()}${enquiryListShape.write(state)}`
  const person = await personAt(locale, path)
  const [first, counters] = await Promise.all([enquiriesPage(person.id, state), myCounters()])
  const shown = { locale, userId: person.id, state, first, counters }
  return <MyEnquiries {...shown} />
}
