import { personAt } from '@/features/accounts/queries'
import { PlanPage } from '@/features/export-plan/components/plan-page'
import { matchesFor, planOf } from '@/features/export-plan/queries'
import { noticesByMarket } from '@/features/market-access/components/notices-of'
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
  const [pages, markets, notices, matches] = await Promise.all([
    ...([planPages(locale), planMarkets(locale), noticesByMarket(locale)] as const),
    matchesFor(owner),
  ])
  return (
    <PlanPage
      locale={locale}
      plan={plan}
      pages={pages}
      markets={markets}
      notices={notices}
      matches={matches}
    />
  )
}
