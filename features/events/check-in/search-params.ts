import { workViews } from '@/lib/api/list-address'
import { listShape, markFilter, oneOf, textFilter } from '@/lib/api/list-state'
import { eventTimes, participantStates } from './contract'

/** The views of events with participants. */
export const eventPeopleShape = listShape({
  ...workViews,
  filters: { q: textFilter, time: oneOf(eventTimes) },
  initial: { time: 'coming' },
})

/** The views of the participants of an event. */
export const participantShape = listShape({
  ...workViews,
  filters: { q: textFilter, state: oneOf(participantStates), present: markFilter },
})
