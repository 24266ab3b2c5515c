import { personAt } from '@/features/accounts/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { MyRequests } from '@/features/quotation-requests/person/components/my-requests'
import { myRequestsPage } from '@/features/quotation-requests/person/queries'
import { requestListShape } from '@/features/quotation-requests/person/search-params'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/profile/quotation-requests'>

export async function generateMetadata() {
  const t = await getTranslations('quotations.mine')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale)
  const state = requestListShape.parse(await searchParams)
  await personAt(locale, `${routes.myQuotationRequests()}${requestListShape.write(state)}`)
  const requests = await myRequestsPage(state)
  if (!requests) return <NotFoundResponse locale={locale} />
  return <MyRequests locale={locale} requests={requests} />
}
