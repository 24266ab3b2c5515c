const keyOf = (enquiryId: number) => `enquiry-message-${enquiryId}`

/** What somebody had begun to write about an enquiry. */
export function keptMessage(enquiryId: number): string {
  try {
    return window.localStorage.getItem(keyOf(enquiryId)) ?? ''
  } catch {
    return ''
  }
}

/** Keeps what is being written in the browser, where it may: a closed tab loses nothing. */
export function keepMessage(enquiryId: number, text: string): void {
  try {
    if (text === '') window.localStorage.removeItem(keyOf(enquiryId))
    else window.localStorage.setItem(keyOf(enquiryId), text)
  } catch {
    // A browser that keeps nothing still sends.
  }
}

export const forgetMessage = (enquiryId: number) => keepMessage(enquiryId, '')
