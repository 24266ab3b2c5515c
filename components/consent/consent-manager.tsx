import { isPrivateAddress } from '@/lib/routing/guards'
import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { choose, currentConsent, isReopened, subscribeToConsent, type ConsentState } from './choice'
import { ConsentBar, type ConsentTexts } from './consent-bar'
import { dropTagCookies, isTagManagerLoaded, loadTagManager } from './tag-manager'

export interface ConsentProps {
  /** The tag manager's container. */
  container: string
  texts: ConsentTexts
  /** The page that says what happens with people's data. */
  privacyHref: string
  /** Starts the document again, so that what ran in it is gone. */
  reload?: () => void
}

/** The server does not know the visitor's answer; nothing is shown or loaded before the browser has read it. */
const unknownYet = (): ConsentState => 'objected'

const reloadPage = () => window.location.reload()

/**
 * Asks once whether visits may be counted, and loads the tag manager only after a yes, and only on
 * public pages. A document in which it may run no longer is loaded again: a script cannot be
 * taken back.
 */
export function ConsentManager({
  container,
  texts,
  privacyHref,
  reload = reloadPage,
}: ConsentProps) {
  const consent = useSyncExternalStore(subscribeToConsent, currentConsent, unknownYet)
  const reopened = useSyncExternalStore(subscribeToConsent, isReopened, () => false)
  const isPublic = !isPrivateAddress(usePathname())
  const allowed = consent === 'accepted' && isPublic

  useEffect(() => {
    if (consent === 'declined') dropTagCookies()
    if (allowed) loadTagManager(container)
    else if (isTagManagerLoaded()) reload()
  }, [allowed, consent, container, reload])

  if (!reopened && (consent !== null || !isPublic)) return null
  return (
    <ConsentBar
      texts={texts}
      privacyHref={privacyHref}
      consent={consent}
      takesFocus={reopened}
      onChoice={choose}
    />
  )
}
