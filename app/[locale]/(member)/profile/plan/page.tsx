import { personAt } from '@/features/accounts/queries'
import { PlanPage } from '@/features/export-plan/components/plan-page'
import { matchesFor, myPeople, myPlan, plansOfOthers } from '@/features/export-plan/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'
import { planMarkets, planPages } from '../../../page-factories'
import { ownPlanParts } from '../../page-factories'

export const dynamic = 'force-dynamic'

export async function generateMetadata() {
  const t = await getTranslations('exportPlan')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params }: PageProps<'/[locale]/profile/plan'>) {
  const locale = localeOf((await params).locale)
  const person = await personAt(locale, routes.exportPlan())
  const plan = await myPlan()
  if (!plan) return <NotFoundResponse locale={locale} />
  const [pages, markets, matches, people, shared, parts] = await Promise.all([
    ...([planPages(locale), planMarkets(locale), matchesFor(plan.owner.id)] as const),
    ...([myPeople(), plansOfOthers(), ownPlanParts(person, locale)] as const),
  ])
  return <PlanPage {...{ locale, plan, pages, markets, matches, people, shared, ...parts }} />
}
