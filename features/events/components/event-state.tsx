'use client'

import { Chip, type ChipTone } from '@/components/chip/chip'
import type { IconName } from '@/components/icon/names'
import { Row } from '@/components/layout/row'
import type { PortalEvent } from '../contract'
import { phaseOf, statusOf, type EventPhase, type EventStatus } from '../rules'

export interface EventStateTexts {
  status: Record<EventStatus, string>
  phase: Record<EventPhase, string>
}

/** Colour and icon of each status (spec part 2 section 4). */
const signs: Record<EventStatus, { tone: ChipTone; icon: IconName }> = {
  open: { tone: 'warning', icon: 'ticket' },
  closed: { tone: 'danger', icon: 'error' },
  confirmed: { tone: 'success', icon: 'success' },
  planned: { tone: 'info', icon: 'clock' },
}

interface EventStateProps {
  event: PortalEvent
  /** Today in the portal's time zone, from the server. */
  day: string
  texts: EventStateTexts
}

/** Whether an event is upcoming, running or expired, and its status by colour, icon and word. */
export function EventState({ event, day, texts }: EventStateProps) {
  const phase = phaseOf(event, day)
  const status = statusOf(event.status)
  return (
    <Row as="ul" gap={2}>
      <li>
        <Chip tone={phase === 'expired' ? 'neutral' : 'petrol'}>{texts.phase[phase]}</Chip>
      </li>
      {phase !== 'expired' && (
        <li>
          <Chip {...signs[status]}>{texts.status[status]}</Chip>
        </li>
      )}
    </Row>
  )
}
