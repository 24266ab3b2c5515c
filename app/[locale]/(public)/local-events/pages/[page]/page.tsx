import { pageView } from '@/components/list-view/page-view'
import { EventList } from '@/features/events/components/event-list'
import { eventViews } from '@/features/events/search-params'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/i18n/routes'

export const revalidate = 600

export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/local-events/pages/[page]'>

async function read({ params }: Props) {
  const { locale, page } = await params
  return { locale: localeOf(locale), state: eventViews.parse({ page }) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, state }, site] = await Promise.all([read(props), siteSettings()])
  const view = await pageView(state.page, eventViews.write(state))
  return entryPageMetadata(locale, routes.localEvents(), inLocale(site, 'name', locale), view)
}

export default async function Page(props: Props) {
  const { locale, state } = await read(props)
  return (
    <EntryPage locale={locale} path={routes.localEvents()} feedback={PageFeedback}>
      <EventList locale={locale} path={routes.localEvents()} location="Local event" state={state} />
    </EntryPage>
  )
}
