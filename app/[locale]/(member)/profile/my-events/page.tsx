import { personAt } from '@/features/accounts/queries'
import { MyEvents } from '@/features/events/participation/components/my-events'
import { myEventsPage } from '@/features/events/participation/queries'
import { myEventShape } from '@/features/events/participation/search-params'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/profile/my-events'>

export async function generateMetadata() {
  const t = await getTranslations('myEvents')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale)
  const state = myEventShape.parse(await searchParams)
  await personAt(locale, `${routes.myEvents()}${myEventShape.write(state)}`)
  const events = await myEventsPage(state)
  if (!events) return <NotFoundResponse locale={locale} />
  return <MyEvents locale={locale} events={events} />
}
