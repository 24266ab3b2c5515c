import { personAt } from '@/features/accounts/queries'
import { PlanPage } from '@/features/export-plan/components/plan-page'
import { planPeople, sharedPlans } from '@/features/export-plan/people/contract'
import { invitationNote } from '@/features/export-plan/people/rules'
import { matchesFor, myPlan } from '@/features/export-plan/queries'
import { noticesByMarket } from '@/features/market-access/components/notices-of'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { call } from '@/lib/api/call'
import { localeOf } from '@/lib/i18n/locale'
import { numberIn, routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'
import { planMarkets, planPages } from '../../../page-factories'
import { ownPlanParts } from '../../page-factories'

export const dynamic = 'force-dynamic'

export async function generateMetadata() {
  const t = await getTranslations('exportPlan')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params, searchParams }: PageProps<'/[locale]/profile/plan'>) {
  const locale = localeOf((await params).locale)
  const opened = numberIn(String((await searchParams)['invitation'] ?? ''))
  const path = opened === null ? routes.exportPlan() : routes.planInvitation(opened)
  const person = await personAt(locale, path)
  const plan = await myPlan()
  if (!plan) return <NotFoundResponse locale={locale} />
  const [pages, markets, matches, people, shared, parts] = await Promise.all([
    ...([planPages(locale), planMarkets(locale), matchesFor(plan.owner.id)] as const),
    ...([call(planPeople), call(sharedPlans), ownPlanParts(person, locale)] as const),
  ])
  const notices = await noticesByMarket(locale)
  const note = opened === null ? undefined : invitationNote(opened, shared, person)
  return (
    <PlanPage
      locale={locale}
      plan={plan}
      pages={pages}
      markets={markets}
      notices={notices}
      matches={matches}
      people={people}
      shared={shared}
      note={note}
      {...parts}
    />
  )
}
