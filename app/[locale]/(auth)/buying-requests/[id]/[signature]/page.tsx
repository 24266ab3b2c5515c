import { AuthPage } from '@/features/accounts/components/auth-page'
import { GoneRequest } from '@/features/buying-requests/own/components/gone-request'
import { OwnRequestPage } from '@/features/buying-requests/own/components/own-request-page'
import { requestAt } from '@/features/buying-requests/posting/queries'
import { hasBoard } from '@/features/buying-requests/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { sendNotFound } from '@/lib/cache/page-data'
import { localeOf } from '@/lib/i18n/locale'
import { numberIn } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/buying-requests/[id]/[signature]'>

export async function generateMetadata() {
  const t = await getTranslations('ownRequest')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function Page({ params }: Props) {
  const { locale: given, id, signature } = await params
  const [locale, number] = [localeOf(given), numberIn(id)]
  const link = { id: number ?? 0, signature }
  const isLink = number !== null && /^[\w-]{43}$/.test(signature)
  const request = isLink ? await requestAt(link) : null
  if (request) return <OwnRequestPage locale={locale} link={link} request={request} />
  if (!hasBoard()) return <NotFoundResponse locale={locale} />
  await sendNotFound()
  const t = await getTranslations('ownRequest.gone')
  return (
    <AuthPage locale={locale} title={t('title')}>
      <GoneRequest locale={locale} />
    </AuthPage>
  )
}
