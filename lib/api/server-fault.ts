import { isLocale } from '@/lib/i18n/locale'
import { localePath, routes, splitLocale } from '@/lib/routing/routes'

/**
 * A call that the server answered with 500 leads to the login page, which leads back; within this
 * time a second one shows its error in place, so that nobody goes in circles
 * (spec/decisions.md section 4).
 */
export const faultPauseMs = 60_000

const key = 'server-fault'
const untold = 'server-fault-untold'

/** Announced in the document before it is left: a form keeps its draft. */
export const leavingEvent = 'leaving-after-fault'

/** Redirects to the login page after a 500; does nothing there, or soon after another one. */
export function redirectAfterFault(leave = (path: string) => window.location.assign(path)): void {
  const { pathname, search, hash } = window.location
  const now = Date.now()
  if (splitLocale(pathname).path.startsWith('/auth/') || now - lastFault() < faultPauseMs) return
  if (!remember(now)) return
  document.dispatchEvent(new CustomEvent(leavingEvent))
  const { lang } = document.documentElement
  leave(localePath(isLocale(lang) ? lang : 'en', routes.login(`${pathname}${search}${hash}`)))
}

/** Whether a fault led here that was not shown yet. The first call marks it as shown. */
export function consumeFault(): boolean {
  try {
    const found = window.sessionStorage.getItem(untold) !== null
    window.sessionStorage.removeItem(untold)
    return found
  } catch {
    return false
  }
}

function lastFault(): number {
  try {
    return Number(window.sessionStorage.getItem(key) ?? Number.NEGATIVE_INFINITY)
  } catch {
    return Number.NEGATIVE_INFINITY
  }
}

/** Without storage a first fault looks like a second one, so the page stays. */
function remember(now: number): boolean {
  try {
    window.sessionStorage.setItem(key, String(now))
    window.sessionStorage.setItem(untold, '1')
    return true
  } catch {
    return false
  }
}
