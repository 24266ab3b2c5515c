import { EventList } from '@/features/events/components/event-list'
import { eventViews } from '@/features/events/search-params'
import { entryListPages } from '../../list-pages'

export const internationalEvents = entryListPages({
  views: eventViews,
  List: (place) => <EventList {...place} location="International event" />,
})
