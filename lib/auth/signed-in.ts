import { signedInHint } from './hint'

const state = () => document.documentElement.dataset

/** Whether the browser assumes a login; only the server knows. */
export function isSignedIn(): boolean {
  return state().signedIn === 'yes'
}

/** Marks the document as signed in after a login on the page. */
export function showSignedIn(): void {
  state().signedIn = 'yes'
}

/** Marks the document as signed out when the server says so. */
export function forgetSignedIn(): void {
  state().signedIn = 'no'
  document.cookie = `${signedInHint}=; Path=/; Max-Age=0; SameSite=Lax`
}
