import { forgetSignedIn } from '@/lib/auth/signed-in'
import { httpTransport } from './http-transport'
import { redirectAfterFault } from './server-fault'
import type { Transport, Uploading } from './transport'

const timeoutMs = 30_000
/** Nine megabytes over a slow telephone. */
const uploadTimeoutMs = 600_000

/**
 * Calls from the browser to the portal's own `/api`. A 401 takes back what the page believed about
 * who is signed in; a 500 leads to the login page (spec/decisions.md section 4).
 */
export function browserTransport(given: Partial<Uploading> = {}): Transport {
  return httpTransport({
    baseURL: '/api/',
    timeoutMs: given.onProgress ? uploadTimeoutMs : timeoutMs,
    ...given,
    onStatus: { 401: forgetSignedIn, 500: () => redirectAfterFault() },
  })
}
