import { secondFactorState } from '@/features/accounts/enrolment/contract'
import { personAt } from '@/features/accounts/queries'
import { SecurityPage } from '@/features/accounts/security/components/security-page'
import { loadSessions } from '@/features/accounts/sessions/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { call } from '@/lib/api/call'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/profile/security'>

export async function generateMetadata() {
  const t = await getTranslations('security')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale)
  const person = await personAt(locale, routes.security())
  const sessions = await loadSessions()
  if (!sessions) return <NotFoundResponse locale={locale} />
  const secondFactor = person.staff_roles.length > 0 ? await call(secondFactorState) : null
  return (
    <SecurityPage locale={locale} person={person} sessions={sessions} secondFactor={secondFactor} />
  )
}
