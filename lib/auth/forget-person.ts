import { localeCookie } from '@/lib/i18n/locale'
import { forgetSignedIn } from './signed-in'

/** Storage keys of the browser, not of a person. */
const ofTheBrowser: readonly string[] = [localeCookie.name, 'consent', 'scheme', 'shortcuts']

/**
 * Deletes the data of the person who just logged out from this browser: drafts, searches and
 * anything else in its storage (RELIABILITY.md 2.4). An expired session keeps them, so that the
 * person continues after the next login. A form may save its draft once more when the page closes,
 * so that event clears again.
 */
export function forgetPerson(): void {
  forgetSignedIn()
  clearStorage()
  window.addEventListener('pagehide', clearStorage, { once: true })
}

function clearStorage(): void {
  try {
    for (const name of Object.keys(window.localStorage)) {
      if (!ofTheBrowser.includes(name)) window.localStorage.removeItem(name)
    }
  } catch {
    // Without storage there is nothing to delete.
  }
}
