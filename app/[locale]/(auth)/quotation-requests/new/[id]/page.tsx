import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { RequestPage } from '@/features/quotation-requests/submission/components/request-page'
import {
  countryChoices,
  marketIn,
  offerIn,
  supplierAt,
} from '@/features/quotation-requests/submission/queries'
import { localeOf } from '@/lib/i18n/locale'
import { numberIn } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/quotation-requests/new/[id]'>

export async function generateMetadata() {
  const t = await getTranslations('quotations.page')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params, searchParams }: Props) {
  const { locale: given, id } = await params
  const locale = localeOf(given)
  const company = numberIn(id)
  const query = await searchParams
  const target = company === null ? null : await supplierAt(company, offerIn(query))
  if (!target) return <NotFoundResponse locale={locale} />
  const [market, countries] = await Promise.all([marketIn(query), countryChoices(locale)])
  return <RequestPage locale={locale} target={target} market={market} countries={countries} />
}
