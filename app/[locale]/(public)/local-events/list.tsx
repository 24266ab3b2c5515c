import { EventList } from '@/features/events/components/event-list'
import { eventViews } from '@/features/events/search-params'
import { routes } from '@/lib/routing/routes'
import { entryListPages } from '../list-pages'

export const localEvents = entryListPages({
  views: eventViews,
  path: routes.localEvents(),
  List: (place) => <EventList {...place} location="Local event" />,
})
