import { AuthPage } from '@/features/accounts/components/auth-page'
import { currentPerson } from '@/features/accounts/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { BuyerPage } from '@/features/quotation-requests/person/components/buyer-page'
import { GoneRequest } from '@/features/quotation-requests/person/components/gone-request'
import { hasRequests, requestAt } from '@/features/quotation-requests/person/queries'
import { sendNotFound } from '@/lib/cache/page-data'
import { localeOf } from '@/lib/i18n/locale'
import { numberIn } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/quotation-requests/[id]/[signature]'>

export async function generateMetadata() {
  const t = await getTranslations('quotations.link')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function Page({ params }: Props) {
  const { locale: given, id: number, signature } = await params
  const locale = localeOf(given)
  const id = numberIn(number)
  const link = id !== null && /^[\w-]{43}$/.test(signature) ? { id, signature } : null
  const request = link && (await requestAt(link))
  if (!hasRequests()) return <NotFoundResponse locale={locale} />
  if (!link || !request) {
    await sendNotFound()
    const t = await getTranslations('quotations.link.gone')
    return (
      <AuthPage locale={locale} title={t('title')}>
        <GoneRequest locale={locale} />
      </AuthPage>
    )
  }
  const isSignedIn = (await currentPerson()) !== null
  return <BuyerPage locale={locale} link={link} request={request} isSignedIn={isSignedIn} />
}
