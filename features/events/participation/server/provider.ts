import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import { myEvents, myParticipations, withdrawFromEvent } from '../contract'

/** A provider knows who joined an event, and no places, waiting lists or withdrawals. */
export const participationAdapters = [
  absent(myParticipations),
  absent(myEvents),
  absent(withdrawFromEvent),
]
