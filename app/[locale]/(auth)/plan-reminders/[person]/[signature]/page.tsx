import { AuthPage } from '@/features/accounts/components/auth-page'
import { hasPlans, remindersAt } from '@/features/export-plan/queries'
import { RemindersPanel } from '@/features/export-plan/reminders/components/reminders-panel'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { localeOf } from '@/lib/i18n/locale'
import { numberIn } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/plan-reminders/[person]/[signature]'>

export async function generateMetadata() {
  const t = await getTranslations('exportPlan.remindersLink')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function Page({ params }: Props) {
  const { locale: given, person, signature } = await params
  const [locale, id] = [localeOf(given), numberIn(person)]
  if (id === null || !hasPlans()) return <NotFoundResponse locale={locale} />
  const t = await getTranslations('exportPlan.remindersLink')
  const link = { person: id, signature }
  const isOn = /^[\w-]{43}$/.test(signature) ? await remindersAt(link) : null
  return (
    <AuthPage locale={locale} title={t('title')} lead={t('lead')}>
      <RemindersPanel locale={locale} link={link} isOn={isOn} texts={t.raw('panel')} />
    </AuthPage>
  )
}
