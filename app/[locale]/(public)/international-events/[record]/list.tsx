import { EventList } from '@/features/events/components/event-list'
import { eventListShape } from '@/features/events/search-params'
import { menuEntryListPages } from '../../page-factories'

export const internationalEvents = menuEntryListPages({
  shape: eventListShape,
  List: (props) => <EventList {...props} location="International event" />,
})
