import { personAt } from '@/features/accounts/queries'
import { MyRequestsPage } from '@/features/buying-requests/members/components/my-requests-page'
import { matchingRequests } from '@/features/buying-requests/offers/contract'
import { myRequests } from '@/features/buying-requests/posting/queries'
import { MailSetting } from '@/features/follows/preferences/components/mail-setting'
import { myMails } from '@/features/follows/preferences/contract'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { call } from '@/lib/api/call'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

export async function generateMetadata() {
  const t = await getTranslations('myRequests')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params }: PageProps<'/[locale]/profile/buying-requests'>) {
  const locale = localeOf((await params).locale)
  const person = await personAt(locale, routes.myRequests())
  const own = await myRequests()
  if (!own) return <NotFoundResponse locale={locale} />
  const loads =
    person.company_id === null ? null : Promise.all([call(matchingRequests), call(myMails)])
  const [matching, chosen] = (await loads) ?? []
  const isApproved = person.international_buyers_access === 1
  const mail = chosen?.mails.find(({ topic }) => topic === 'request-alerts')
  const alerts = mail && <MailSetting locale={locale} mail={mail} />
  const company = matching ? { matching, alerts, isApproved } : null
  return <MyRequestsPage locale={locale} own={own} company={company} />
}
