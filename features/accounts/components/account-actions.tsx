import { notify } from '@/components/snackbar/messages'
import { askForAccount, type AccountModal } from '@/lib/auth/account-request'
import { forgetPerson } from '@/lib/auth/forget-person'
import { splitLocale } from '@/lib/routing/routes'
import type { MouseEvent } from 'react'

/** Opens a modal instead of following the link; on account pages links stay links. */
export const openModal = (modal: AccountModal) => (event: MouseEvent<HTMLAnchorElement>) => {
  const { metaKey, ctrlKey, shiftKey, altKey } = event
  if (metaKey || ctrlKey || shiftKey || altKey) return
  if (splitLocale(window.location.pathname).path.startsWith('/auth/')) return
  event.preventDefault()
  askForAccount(modal)
}

/** Ends the session and goes Home (spec part 1 section 4); an expired session is not an error. */
export async function logOut(home: string, failed: string) {
  const { endMySession } = await import('../queries')
  if (!(await endMySession())) return notify(failed, 'error')
  forgetPerson()
  window.location.assign(home)
}
