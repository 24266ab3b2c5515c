import { ConfirmFirstPage } from '@/features/accounts/components/confirm-first-page'
import { personAt } from '@/features/accounts/queries'
import { MeetingsPage } from '@/features/events/meetings/components/meetings-page'
import { boardOf, hasMeetings } from '@/features/events/meetings/queries'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { searchLength } from '@/lib/api/list-state'
import { localeOf } from '@/lib/i18n/locale'
import { localePath, numberIn, routes } from '@/lib/routing/routes'
import { getTranslations } from 'next-intl/server'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/profile/my-events/[id]/meetings'>

export async function generateMetadata() {
  const t = await getTranslations('eventMeetings')
  return { title: t('title'), robots: { index: false } }
}

export default async function Page({ params, searchParams }: Props) {
  const given = await params
  const [locale, id] = [localeOf(given.locale), numberIn(given.id)]
  if (id === null || !hasMeetings()) return <NotFoundResponse locale={locale} />
  const person = await personAt(locale, routes.eventMeetings(id))
  if (person.email_verified_at === null) {
    const t = await getTranslations()
    const myEvents = { title: t('myEvents.title'), href: localePath(locale, routes.myEvents()) }
    return <ConfirmFirstPage locale={locale} title={t('eventMeetings.title')} steps={[myEvents]} />
  }
  const { q } = await searchParams
  const search = typeof q === 'string' ? q.slice(0, searchLength).trim() : ''
  const board = await boardOf(id, search === '' ? undefined : search)
  if (!board) return <NotFoundResponse locale={locale} />
  return <MeetingsPage locale={locale} board={board} search={search} owner={person.id} />
}
