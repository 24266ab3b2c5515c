/** The statuses of an enquiry, by the codes of the specification (part 3 section 4). */
export const enquiryStatus = {
  new: 10,
  confirmed: 20,
  /** It waits for the person, and its clock is stopped. */
  pending: 30,
  completed: 40,
  /** The reason is in the mail: nobody is turned away without one. */
  rejected: 50,
  /** The last one. */
  closed: 60,
  ongoing: 70,
} as const

export type EnquiryStatus = (typeof enquiryStatus)[keyof typeof enquiryStatus]

const { confirmed, pending, completed, rejected, closed, ongoing } = enquiryStatus

/** The statuses by which the office has ended an enquiry; it can be taken up again. */
export const endedStatuses: readonly EnquiryStatus[] = [completed, rejected, closed]

/** Whether the office works on it no longer. */
export function isEnded(code: number): boolean {
  return endedStatuses.some((status) => status === code)
}

/** The statuses that can follow each status. Nothing becomes new again; what has ended can be reopened. */
export const enquiryTransitions: Readonly<Record<EnquiryStatus, readonly EnquiryStatus[]>> = {
  10: [confirmed, pending, completed, rejected, closed, ongoing],
  20: [pending, completed, rejected, closed, ongoing],
  30: [confirmed, completed, rejected, closed, ongoing],
  40: [closed, ongoing],
  50: [closed, ongoing],
  60: [ongoing],
  70: [pending, completed, rejected, closed],
}
