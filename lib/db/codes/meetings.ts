/** The states of a meeting of two participants of an event. */
export const meetingStates = ['proposed', 'confirmed', 'declined', 'cancelled'] as const

export type MeetingState = (typeof meetingStates)[number]

/** The states of a meeting that is to take place. */
export const openMeetingStates: readonly MeetingState[] = ['proposed', 'confirmed']

/** Whether a meeting is to take place. */
export const isMeetingOpen = (state: MeetingState): boolean => openMeetingStates.includes(state)

/** Why a participant declines a meeting; `other` is said in their own words. */
export const meetingDeclineReasons = ['time', 'match', 'contact', 'absent', 'other'] as const

export type MeetingDeclineReason = (typeof meetingDeclineReasons)[number]
