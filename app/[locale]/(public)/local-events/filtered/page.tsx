import { EventList } from '@/features/events/components/event-list'
import { eventViews } from '@/features/events/search-params'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/i18n/routes'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[locale]/local-events/filtered'>

async function read({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams])
  return { locale: localeOf(locale), state: eventViews.parse(query) }
}

export async function generateMetadata(props: Props) {
  const [{ locale }, site] = await Promise.all([read(props), siteSettings()])
  return entryPageMetadata(locale, routes.localEvents(), inLocale(site, 'name', locale))
}

export default async function Page(props: Props) {
  const { locale, state } = await read(props)
  return (
    <EntryPage locale={locale} path={routes.localEvents()} feedback={PageFeedback}>
      <EventList locale={locale} path={routes.localEvents()} location="Local event" state={state} />
    </EntryPage>
  )
}
