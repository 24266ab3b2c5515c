import { personAt } from '@/features/accounts/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { InboxList } from '@/features/quotation-requests/inbox/components/inbox-list'
import { folderOf, inboxPage } from '@/features/quotation-requests/inbox/queries'
import { inboxShape } from '@/features/quotation-requests/inbox/search-params'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/quotation-inbox'>

export async function generateMetadata() {
  const t = await getTranslations('quotations.inbox')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale)
  const state = inboxShape.parse(await searchParams)
  const person = await personAt(locale, `${routes.quotationInbox()}${inboxShape.write(state)}`)
  const view = person.company_id === null ? null : await inboxPage(state)
  if (!view) return <NotFoundResponse locale={locale} />
  return <InboxList locale={locale} {...view} folder={folderOf(state)} />
}
