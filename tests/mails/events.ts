import { endedMeetingMail, meetingMail } from '@/features/events/server/meeting-mails'
import { eventMail } from '@/features/events/server/event-mails'
import { defaultSite as site } from '@/features/site/contract'
import { bilingualPair } from '@/lib/bilingual/pair'
import { meetingDeclineReasons } from '@/lib/db/codes/meetings'
import { mailExamples } from './example'

const fair = {
  id: 73,
  name: 'Rhine Food Fair 2027',
  ...bilingualPair('name', { en: 'Rhine Food Fair 2027', ar: 'معرض الراين للأغذية 2027' }),
  ...bilingualPair('description', {
    en: '<p>Three days for producers of olive oil, dates and spices.</p>',
    ar: '<p>ثلاثة أيام لمنتجي زيت الزيتون والتمور والتوابل.</p>',
  }),
  ...bilingualPair('country_name', { en: 'Germany', ar: 'ألمانيا' }, 'bare'),
  ...bilingualPair('image_alt', { en: null, ar: null }),
  date_start: '2027-01-19',
  date_end: '2027-01-21',
  country_id: 49,
  gov_id: null,
  type_list: 'events_type' as const,
  type_id: 1,
  mode_list: 'events_mode' as const,
  mode_id: 1,
  industry_id: [3],
  location_type: 'International event' as const,
  status_list: 'events_status' as const,
  status: 3,
  image: null,
  capacity: 40,
  meeting_minutes: 30,
  meeting_from: '10:00',
  meeting_until: '16:00',
  time_zone: 'Europe/Berlin',
  updated_at: '2026-11-16T07:30:00.000Z',
  sample: false,
}
const withoutCountry = {
  ...fair,
  ...bilingualPair('country_name', { en: '', ar: '' }, 'bare'),
}

const place = { event: fair, changed: '2026-11-30T08:15:00.000Z', isOut: false, site }
const noPlace = { ...place, isOut: true }

const times = {
  id: 508,
  starts_at: '2027-01-20T09:30:00.000Z',
  ends_at: '2027-01-20T10:00:00.000Z',
  version: 2,
  updated_at: '2026-11-30T08:15:00.000Z',
}
const meeting = {
  ...times,
  event_id: 73,
  asker_id: 12,
  invited_id: 31,
  proposed_by: 12,
  state: 'proposed' as const,
  decline_reason: null,
  decline_text: '',
  note: 'We bottle olive oil for shops in Germany.',
  created_at: '2026-11-26T08:15:00.000Z',
}
const proposal = { was_confirmed: false, meeting, event: fair, other: 'Lena Brandt', site }
const moving = { ...proposal, was_confirmed: true, meeting: { ...meeting, version: 3 } }
const confirmed = { ...proposal, meeting: { ...meeting, state: 'confirmed' as const } }
const cancelled = { ...moving, meeting: { ...moving.meeting, state: 'cancelled' as const } }
const declined = {
  ...proposal,
  about: 'declined' as const,
  meeting: { ...meeting, state: 'declined' as const },
}
const ofReasons = meetingDeclineReasons.map((reason) => {
  const text = reason === 'other' ? 'My colleague has already met you in Amman.' : ''
  return [
    `declined, for the reason ${reason}`,
    {
      ...declined,
      meeting: { ...declined.meeting, decline_reason: reason, decline_text: text },
    },
  ] as const
})

export const eventMails = [
  ...mailExamples(eventMail, {
    'a place': { ...place, about: 'joined' },
    'a place at an event whose country has no name': {
      ...place,
      about: 'joined',
      event: withoutCountry,
    },
    'on the waiting list': { ...place, about: 'waiting' },
    'a place after the waiting list': { ...place, about: 'moved_up' },
    'the event is near': { ...place, about: 'reminder' },
    'the place is given back': { ...noPlace, about: 'withdrawn' },
    'no longer on the waiting list': { ...noPlace, about: 'left' },
  }),
  ...mailExamples(meetingMail, {
    'a meeting is proposed': { ...proposal, about: 'proposed' },
    'the other person proposes another time': { ...proposal, about: 'moved' },
    'the reader proposes another time for a confirmed meeting': { ...moving, about: 'moving' },
    confirmed: { ...confirmed, about: 'confirmed' },
    ...Object.fromEntries(ofReasons),
    'declined, without a reason': declined,
    'cancelled after it was confirmed': { ...cancelled, about: 'cancelled' },
  }),
  ...mailExamples(endedMeetingMail, {
    'the other account is closed': { event: fair, meeting: { ...times, version: 3 }, site },
  }),
]
