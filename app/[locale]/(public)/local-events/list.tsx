import { EventList } from '@/features/events/components/event-list'
import { eventNames } from '@/features/events/queries'
import { eventListShape } from '@/features/events/search-params'
import { EventFollow } from '@/features/follows/components/event-follow'
import { routes } from '@/lib/routing/routes'
import { menuEntryListPages } from '../page-factories'

export const localEvents = menuEntryListPages({
  shape: eventListShape,
  path: routes.localEvents(),
  List: async (props) => {
    const { types } = await eventNames()
    return (
      <>
        <EventList {...props} location="Local event" />
        <EventFollow locale={props.locale} types={types} />
      </>
    )
  },
})
