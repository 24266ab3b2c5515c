import { meetingDeclineReasons, type MeetingDeclineReason } from '@/lib/db/codes/meetings'
import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'

/** The texts of the islands of the page. */
export interface MeetingTexts extends Pick<
  Messages['eventMeetings'],
  | 'about'
  | 'mine'
  | 'state'
  | 'done'
  | 'decline'
  | 'noSlots'
  | 'conflict'
  | 'enough'
  | 'failed'
  | 'tooMany'
  | 'sending'
> {
  people: Pick<Messages['eventMeetings']['people'], 'propose' | 'note' | 'send'>
  myEvents: string
  reasons: readonly { value: MeetingDeclineReason; text: string }[]
}

export function useMeetingTexts(): MeetingTexts {
  const t = useTranslations('eventMeetings')
  const mine = useTranslations('myEvents')
  const mail = useTranslations('mails.meeting')
  const { propose, note, send }: MeetingTexts['people'] = t.raw('people')
  return {
    about: t.raw('about'),
    mine: t.raw('mine'),
    state: t.raw('state'),
    done: t.raw('done'),
    noSlots: t('noSlots'),
    conflict: t('conflict'),
    enough: t('enough'),
    failed: t('failed'),
    tooMany: t('tooMany'),
    sending: t('sending'),
    myEvents: mine('title'),
    people: { propose, note, send },
    decline: t.raw('decline'),
    reasons: meetingDeclineReasons.map((value) => ({ value, text: mail(`reasons.${value}`) })),
  }
}

/** A time of an event as a choice. */
export interface TimeOption {
  value: string
  text: string
}
