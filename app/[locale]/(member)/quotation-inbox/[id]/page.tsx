import { personAt } from '@/features/accounts/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { InboxItemPage } from '@/features/quotation-requests/inbox/components/inbox-item-page'
import { inboxRequest } from '@/features/quotation-requests/inbox/queries'
import { localeOf } from '@/lib/i18n/locale'
import { numberIn, routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/quotation-inbox/[id]'>

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('quotations.inbox')
  return { title: t('item', { number: (await params).id }), robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const { locale: given, id } = await params
  const locale = localeOf(given)
  const number = numberIn(id)
  if (number === null) return <NotFoundResponse locale={locale} />
  const person = await personAt(locale, routes.quotationInboxItem(number))
  const request = person.company_id === null ? null : await inboxRequest(number)
  if (!request) return <NotFoundResponse locale={locale} />
  return <InboxItemPage locale={locale} request={request} />
}
