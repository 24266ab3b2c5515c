import { pageView } from '@/components/list-view/page-view'
import { EventList } from '@/features/events/components/event-list'
import { eventViews } from '@/features/events/search-params'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment, routes } from '@/lib/i18n/routes'

export const revalidate = 600

export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/international-events/[record]/pages/[page]'>

async function read({ params }: Props) {
  const { locale, record, page } = await params
  const path = routes.applicationPage(decodeSegment(record))
  return { locale: localeOf(locale), path, state: eventViews.parse({ page }) }
}

export async function generateMetadata(props: Props) {
  const [{ locale, path, state }, site] = await Promise.all([read(props), siteSettings()])
  const view = await pageView(state.page, eventViews.write(state))
  return entryPageMetadata(locale, path, inLocale(site, 'name', locale), view)
}

export default async function Page(props: Props) {
  const { locale, path, state } = await read(props)
  return (
    <EntryPage locale={locale} path={path} feedback={PageFeedback}>
      <EventList {...{ locale, path, state }} location="International event" />
    </EntryPage>
  )
}
