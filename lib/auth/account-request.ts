export type AccountModal = 'login' | 'sign-up'

/** A request to the account modals. */
export interface AccountRequest {
  modal: AccountModal
  /** Whether the person stays on the page after the login. */
  stay: boolean
}

type Listener = (request: AccountRequest) => void

const listeners = new Set<Listener>()
let unanswered: AccountRequest | undefined

/** The document event of a login (spec part 1 section 2.8). */
export const authorizedEvent = 'authorized'

/** The document event of a registration (spec part 1 section 4). */
export const registeredEvent = 'registered'

/** Opens the login or the sign-up modal, from anywhere in a page, also before its script is there. */
export function askForAccount(modal: AccountModal, { stay = false } = {}): void {
  const request = { modal, stay }
  if (listeners.size === 0) unanswered = request
  for (const listener of listeners) listener(request)
}

/** Opens the login in place, where a session has ended: what is on the page stays. */
export const requestLogin = () => askForAccount('login', { stay: true })

/** Calls the listener on every request for a modal; returns the function that stops it. */
export function onAccountRequest(listener: Listener): () => void {
  listeners.add(listener)
  if (unanswered) listener(unanswered)
  unanswered = undefined
  return () => void listeners.delete(listener)
}

/** Dispatches an account event on the document. */
export function announceAccount(event: typeof authorizedEvent | typeof registeredEvent): void {
  document.dispatchEvent(new CustomEvent(event))
}
