'use client'

import { useRef, useState, type ReactNode } from 'react'
import type { CaptchaScript, MakeToken } from './captcha-script'

const waitMs = 5_000

/** One attempt to load the script; null says that it failed. */
interface Loading {
  number: number
  makeToken: Promise<MakeToken | null>
  settle: (makeToken: MakeToken | null) => void
  Script?: typeof CaptchaScript
}

function loadingOf(number: number, onFailure: () => void): Loading {
  let settle: Loading['settle'] = () => {}
  const makeToken = new Promise<MakeToken | null>((resolve) => {
    settle = (makeToken) => {
      if (makeToken === null) onFailure()
      resolve(makeToken)
    }
  })
  return { number, makeToken, settle }
}

export interface Captcha {
  /** Fetches the provider's script ahead, when a person begins to fill in a form. */
  prepare: () => void
  /**
   * A token for an action; each counts once, for two minutes. Null where the portal runs without
   * captcha, and when the provider cannot be reached within five seconds: then the server decides.
   */
  token: (action: string) => Promise<string | null>
  /** Must be rendered: it holds the script. */
  script: ReactNode
}

/** The captcha of a form. Nothing of it is loaded before `prepare` or `token` is called. */
export function useCaptcha(siteKey: string | null): Captcha {
  const [shown, setShown] = useState<Loading | null>(null)
  const current = useRef<Loading | null>(null)
  const loads = useRef(0)

  const load = (): Promise<MakeToken | null> => {
    if (current.current) return current.current.makeToken
    loads.current += 1
    const loading = loadingOf(loads.current, () => (current.current = null))
    current.current = loading
    import('./captcha-script').then(
      ({ CaptchaScript }) => setShown({ ...loading, Script: CaptchaScript }),
      () => loading.settle(null),
    )
    return loading.makeToken
  }

  return {
    prepare: () => {
      if (siteKey !== null) void load()
    },
    token: async (action) => {
      if (siteKey === null) return null
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), waitMs))
      const token = load().then((makeToken) => makeToken?.(action) ?? null)
      return Promise.race([token.catch(() => null), late])
    },
    script: siteKey !== null && shown?.Script && (
      <shown.Script
        key={shown.number}
        siteKey={siteKey}
        onReady={shown.settle}
        onFailure={() => shown.settle(null)}
      />
    ),
  }
}
