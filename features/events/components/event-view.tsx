'use client'

import { ListView, type ListViewData } from '@/components/list-view/list-view'
import type { SoonestSort } from '@/lib/api/list-state'
import type { PortalEvent } from '../contract'
import type { EventLocation } from '../rules'
import { eventListShape, type EventFilter } from '../search-params'
import { EventCard, type EventCardTexts, type EventOptions } from './event-card'

interface EventViewProps extends ListViewData<PortalEvent, EventFilter, SoonestSort> {
  location: EventLocation
  options: EventOptions
  day: string
  loginHref: string
  keepsPlaces: boolean
  card: EventCardTexts
}

/** Local or international events as a list with filters. */
export function EventView(props: EventViewProps) {
  const { location, options, day, loginHref, keepsPlaces, card, ...list } = props
  return (
    <ListView
      {...list}
      name={location}
      shape={eventListShape}
      layout="cards"
      lines
      load={async (state) => (await import('../queries')).eventPage(location, state)}
      renderItem={(event) => (
        <EventCard
          locale={list.locale}
          event={event}
          options={options}
          day={day}
          loginHref={loginHref}
          keepsPlaces={keepsPlaces}
          texts={card}
        />
      )}
    />
  )
}
