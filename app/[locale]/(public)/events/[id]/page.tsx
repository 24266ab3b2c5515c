import { EventPage } from '@/features/events/components/event-page'
import { eventNames, portalEvent } from '@/features/events/queries'
import { eventHead, internationalEventsPageId, isAbroad } from '@/features/events/rules'
import { pagePath } from '@/features/pages/queries'
import { routes } from '@/lib/routing/routes'
import { recordPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const page = recordPage({
  find: portalEvent,
  head: eventHead,
  render: async ({ locale, found: event, siteName }) => {
    const loads = [eventNames(), pagePath(internationalEventsPageId, locale)] as const
    const [names, abroad] = await Promise.all(loads)
    const list = isAbroad(event) ? abroad : routes.localEvents()
    return <EventPage locale={locale} event={event} names={names} siteName={siteName} list={list} />
  },
})

export const { generateMetadata } = page

export default page.Page
