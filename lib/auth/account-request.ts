export type AccountModal = 'login' | 'sign-up'

/** A request to the account modals. */
export interface AccountRequest {
  modal: AccountModal
  /** The person stays on the page afterwards, instead of going on to where they came from. */
  stay: boolean
}

const name = 'account-asked'

/** Announces in the document that somebody is logged in now (spec part 1 section 2.8). */
export const authorizedEvent = 'authorized'

/** Announces in the document that somebody has signed up (spec part 1 section 4). */
export const registeredEvent = 'registered'

/** Opens the login or the sign-up modal, from anywhere in a page. */
export function askForAccount(modal: AccountModal, { stay = false } = {}): void {
  const detail: AccountRequest = { modal, stay }
  document.dispatchEvent(new CustomEvent(name, { detail }))
}

/** Calls the listener on every request for a modal; returns the function that stops it. */
export function onAccountRequest(listener: (request: AccountRequest) => void): () => void {
  const receive = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail)
  }
  document.addEventListener(name, receive)
  return () => document.removeEventListener(name, receive)
}

/** Dispatches an account event on the document. */
export function announceAccount(event: typeof authorizedEvent | typeof registeredEvent): void {
  document.dispatchEvent(new CustomEvent(event))
}
