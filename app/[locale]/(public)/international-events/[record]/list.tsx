import { EventList } from '@/features/events/components/event-list'
import { eventListShape } from '@/features/events/search-params'
import { menuEntryListPages } from '../../list-pages'

export const internationalEvents = menuEntryListPages({
  shape: eventListShape,
  List: (props) => <EventList {...props} location="International event" />,
})
