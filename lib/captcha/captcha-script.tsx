'use client'

import { useEffect } from 'react'
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3'

/** Makes a token that says which action it is for. */
export type MakeToken = (action: string) => Promise<string>

interface CaptchaScriptProps {
  siteKey: string
  onReady: (makeToken: MakeToken) => void
  /** The script cannot be fetched, or is not the provider's. */
  onFailure: () => void
}

const script = { id: 'captcha-script', async: true }

/** Loads the provider's script while it is mounted, and removes what it left when it is not. */
export function CaptchaScript({ siteKey, onReady, onFailure }: CaptchaScriptProps) {
  useEffect(() => {
    // The package keeps quiet about a script that fails; its events do not bubble.
    const settled = ({ target, type }: Event) => {
      const isOurs = target instanceof HTMLScriptElement && target.id === script.id
      if (isOurs && (type === 'error' || !('grecaptcha' in window))) onFailure()
    }
    document.head.addEventListener('error', settled, { capture: true })
    document.head.addEventListener('load', settled, { capture: true })
    return () => {
      document.head.removeEventListener('error', settled, { capture: true })
      document.head.removeEventListener('load', settled, { capture: true })
    }
  }, [onFailure])
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} scriptProps={script}>
      <Ready onReady={onReady} />
    </GoogleReCaptchaProvider>
  )
}

function Ready({ onReady }: Pick<CaptchaScriptProps, 'onReady'>) {
  const { executeRecaptcha } = useGoogleReCaptcha()
  useEffect(() => {
    if (executeRecaptcha) onReady(executeRecaptcha)
  }, [executeRecaptcha, onReady])
  return null
}
