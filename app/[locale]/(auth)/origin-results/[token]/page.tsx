import { NoticesOf } from '@/features/market-access/components/notices-of'
import { contactPageId } from '@/features/offices/contract'
import { ResultPage } from '@/features/origin/checks/components/result-page'
import { checkWith } from '@/features/origin/checks/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { pagePath } from '@/features/pages/queries'
import { localeOf } from '@/lib/i18n/locale'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/origin-results/[token]'>

export async function generateMetadata() {
  const t = await getTranslations('originCheck.result')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function Page({ params }: Props) {
  const { locale: given, token } = await params
  const locale = localeOf(given)
  const [check, contactPath] = await Promise.all([
    checkWith(token),
    pagePath(contactPageId, locale),
  ])
  if (!check) return <NotFoundResponse locale={locale} />
  const notice = <NoticesOf locale={locale} iso2={check.market.iso2} />
  return <ResultPage locale={locale} check={check} contactPath={contactPath} notice={notice} />
}
