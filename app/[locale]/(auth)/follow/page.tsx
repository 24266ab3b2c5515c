import { FollowPage } from '@/features/follows/components/follow-page'
import { canFollow, topicAt } from '@/features/follows/queries'
import { requestedTopic } from '@/features/follows/search-params'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { localeOf } from '@/lib/i18n/locale'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/follow'>

export async function generateMetadata() {
  const t = await getTranslations('follows.page')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale)
  const requested = requestedTopic(await searchParams)
  const topic = requested && canFollow() ? await topicAt(requested) : null
  if (!topic) return <NotFoundResponse locale={locale} />
  return <FollowPage locale={locale} topic={topic} />
}
