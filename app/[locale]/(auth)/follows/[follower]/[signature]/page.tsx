import { AuthPage } from '@/features/accounts/components/auth-page'
import { LinkPanel } from '@/features/follows/components/link-panel'
import { canFollow, followsAt } from '@/features/follows/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { localeOf } from '@/lib/i18n/locale'
import { numberIn } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/follows/[follower]/[signature]'>

export async function generateMetadata() {
  const t = await getTranslations('follows.link')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const { locale: given, follower, signature } = await params
  const locale = localeOf(given)
  const id = numberIn(follower)
  if (id === null || !canFollow()) return <NotFoundResponse locale={locale} />
  const t = await getTranslations('follows.link')
  const link = { follower: id, signature }
  return (
    <AuthPage locale={locale} title={t('title')} lead={t('lead')}>
      <LinkPanel locale={locale} link={link} list={await followsAt(link)} />
    </AuthPage>
  )
}
