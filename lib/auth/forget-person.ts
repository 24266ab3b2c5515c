import { localeCookie } from '@/lib/i18n/locale'
import { forgetSignedIn } from './signed-in'

/** Choices of the browser and not of a person. */
const ofTheBrowser: readonly string[] = [localeCookie.name, 'consent']

/**
 * Clears this browser of the person who just logged out: drafts, searches and whatever else stands
 * in its storage (RELIABILITY.md 2.4). A session that only ended leaves them: who logs in again
 * goes on where they were. A form may keep itself once more when its page goes, so that moment
 * clears again.
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
    // Where nothing can be stored, nothing is there.
  }
}
