import { personAt } from '@/features/accounts/queries'
import { MyFollowsPage } from '@/features/follows/components/my-follows-page'
import { loadMyFollows } from '@/features/follows/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/profile/follows'>

export async function generateMetadata() {
  const t = await getTranslations('follows.mine')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale)
  const person = await personAt(locale, routes.myFollows())
  const list = await loadMyFollows()
  if (!list) return <NotFoundResponse locale={locale} />
  return (
    <MyFollowsPage locale={locale} list={list} isVerified={person.email_verified_at !== null} />
  )
}
