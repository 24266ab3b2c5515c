import { EventList } from '@/features/events/components/event-list'
import { eventListShape } from '@/features/events/search-params'
import { routes } from '@/lib/routing/routes'
import { menuEntryListPages } from '../page-factories'

export const localEvents = menuEntryListPages({
  shape: eventListShape,
  path: routes.localEvents(),
  List: (props) => <EventList {...props} location="Local event" />,
})
