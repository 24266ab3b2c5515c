export type AccountModal = 'login' | 'sign-up'

/** A request to the account modals. */
export interface AccountRequest {
  modal: AccountModal
  /** Whether the person stays on the page after the login. */
  stay: boolean
}

const name = 'account-asked'

/** The document event of a login (spec part 1 section 2.8). */
export const authorizedEvent = 'authorized'

/** The document event of a registration (spec part 1 section 4). */
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
