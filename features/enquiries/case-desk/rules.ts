/** How often an open enquiry and the queue are loaded again, in milliseconds. */
export const reloadTimes = { enquiry: 5_000, queue: 5_000 } as const

/** The place of the reply on the page of an enquiry, in its address. */
export const replyAnchor = 'reply'

const hour = 60
/** A working day of eight hours, in minutes. */
const day = 8 * hour

/** Working time in the unit in which people say it, and whether it is past. */
export function timeLeft(minutesLeft: number) {
  const minutes = Math.abs(minutesLeft)
  const isPast = minutesLeft < 0
  if (minutes < hour) return { unit: 'minute', count: minutes, isPast } as const
  if (minutes < 2 * day) return { unit: 'hour', count: Math.floor(minutes / hour), isPast } as const
  return { unit: 'day', count: Math.floor(minutes / day), isPast } as const
}
