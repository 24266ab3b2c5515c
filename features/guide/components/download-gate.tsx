'use client'

import { ButtonLink } from '@/components/button/button-link'
import { WarningBar } from '@/components/warning-bar/warning-bar'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { guideWarningMs } from '../rules'

interface DownloadGateProps {
  /** The login page, which returns to this page. */
  loginHref: string
  texts: Record<'warning' | 'logIn' | 'close', string>
  children: ReactNode
}

interface Press {
  link: HTMLAnchorElement
  byKey: boolean
}

/**
 * Makes the contained downloads that need a login show a warning instead of navigating at once
 * (spec part 1 sections 2.6 and 8). Without script they are links to the login page.
 */
export function DownloadGate({ loginHref, texts, children }: DownloadGateProps) {
  const gate = useRef<HTMLDivElement>(null)
  const [press, setPress] = useState<Press | null>(null)

  useEffect(() => {
    const root = gate.current
    const warn = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest('a') : null
      if (!pressed?.hasAttribute('data-needs-login')) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      setPress({ link: pressed, byKey: event.detail === 0 })
    }
    root?.addEventListener('click', warn)
    return () => root?.removeEventListener('click', warn)
  }, [])

  const close = useCallback(() => {
    setPress(null)
    const inBar = document.activeElement?.closest('[role="alert"]')
    if (inBar) press?.link.focus({ preventScroll: true })
  }, [press])

  return (
    <>
      <div ref={gate}>{children}</div>
      <WarningBar
        text={press && texts.warning}
        durationMs={guideWarningMs}
        takesFocus={press?.byKey ?? false}
        closeText={texts.close}
        onClose={close}
        action={(described) => (
          <ButtonLink href={loginHref} {...described}>
            {texts.logIn}
          </ButtonLink>
        )}
      />
    </>
  )
}
