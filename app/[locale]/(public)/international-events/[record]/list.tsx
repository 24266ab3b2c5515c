import { EventList } from '@/features/events/components/event-list'
import { eventNames } from '@/features/events/queries'
import { eventListShape } from '@/features/events/search-params'
import { EventFollow } from '@/features/follows/components/event-follow'
import { menuEntryListPages } from '../../page-factories'

export const internationalEvents = menuEntryListPages({
  shape: eventListShape,
  List: async (props) => {
    const { types } = await eventNames()
    return (
      <>
        <EventList {...props} location="International event" />
        <EventFollow locale={props.locale} types={types} />
      </>
    )
  },
})
