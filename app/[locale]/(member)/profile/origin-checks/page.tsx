import { personAt } from '@/features/accounts/queries'
import { MyChecks } from '@/features/origin/checks/components/my-checks'
import { myChecksPage } from '@/features/origin/checks/queries'
import { originCheckShape } from '@/features/origin/checks/search-params'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/profile/origin-checks'>

export async function generateMetadata() {
  const t = await getTranslations('originCheck.mine')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale)
  const state = originCheckShape.parse(await searchParams)
  await personAt(locale, `${routes.originChecks()}${originCheckShape.write(state)}`)
  const checks = await myChecksPage(state)
  if (!checks) return <NotFoundResponse locale={locale} />
  return <MyChecks locale={locale} checks={checks} />
}
