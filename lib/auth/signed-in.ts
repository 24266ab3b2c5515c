import { signedInHint } from './hint'

const state = () => document.documentElement.dataset

/** Whether the browser believes that somebody is logged in; only the server knows. */
export function isSignedIn(): boolean {
  return state().signedIn === 'yes'
}

/** Somebody logged in without leaving the page: its personal parts take their shape. */
export function showSignedIn(): void {
  state().signedIn = 'yes'
}

/** The server said that nobody is logged in: what the browser believed is taken back. */
export function forgetSignedIn(): void {
  state().signedIn = 'no'
  document.cookie = `${signedInHint}=; Path=/; Max-Age=0; SameSite=Lax`
}
