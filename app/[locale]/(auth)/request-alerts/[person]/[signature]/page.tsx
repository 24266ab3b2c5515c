import { AuthPage } from '@/features/accounts/components/auth-page'
import { AlertsPanel } from '@/features/buying-requests/alerts/components/alerts-panel'
import { alertsAt } from '@/features/buying-requests/alerts/queries'
import { hasBoard } from '@/features/buying-requests/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { localeOf } from '@/lib/i18n/locale'
import { numberIn } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/request-alerts/[person]/[signature]'>

export async function generateMetadata() {
  const t = await getTranslations('requestAlertsLink')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function Page({ params }: Props) {
  const { locale: given, person, signature } = await params
  const [locale, id] = [localeOf(given), numberIn(person)]
  if (id === null || !hasBoard()) return <NotFoundResponse locale={locale} />
  const t = await getTranslations('requestAlertsLink')
  const link = { person: id, signature }
  const found = /^[\w-]{43}$/.test(signature) ? await alertsAt(link) : null
  const isOn = found && found.speed !== null
  return (
    <AuthPage locale={locale} title={t('title')} lead={t('lead')}>
      <AlertsPanel locale={locale} link={link} isOn={isOn} texts={t.raw('panel')} />
    </AuthPage>
  )
}
