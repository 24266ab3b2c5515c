import { personAt } from '@/features/accounts/queries'
import { PlanPage } from '@/features/export-plan/components/plan-page'
import { matchesFor, planOf } from '@/features/export-plan/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { localeOf } from '@/lib/i18n/locale'
import { localePath, numberIn, routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { planMarkets, planPages } from '../../../../page-factories'

export const dynamic = 'force-dynamic'

export async function generateMetadata() {
  const t = await getTranslations('exportPlan')
  return { title: t('shared.one'), robots: { index: false } }
}

export default async function Page({ params }: PageProps<'/[locale]/profile/plan/[owner]'>) {
  const given = await params
  const [locale, owner] = [localeOf(given.locale), numberIn(given.owner)]
  if (owner === null) return <NotFoundResponse locale={locale} />
  const { id } = await personAt(locale, routes.exportPlan(owner))
  if (id === owner) redirect(localePath(locale, routes.exportPlan()))
  const plan = await planOf(owner)
  if (!plan) return <NotFoundResponse locale={locale} />
  const loads = [planPages(locale), planMarkets(locale), matchesFor(owner)] as const
  const [pages, markets, matches] = await Promise.all(loads)
  return <PlanPage {...{ locale, plan, pages, markets, matches }} />
}
