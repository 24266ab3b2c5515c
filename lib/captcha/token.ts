/** What the script of reCAPTCHA v3 leaves in the window. */
interface Recaptcha {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

const waitMs = 5_000

let loading: Promise<Recaptcha | null> | undefined

/** Fetches the captcha's script ahead, when somebody begins to fill in a form. */
export function prepareCaptcha(siteKey: string): Promise<Recaptcha | null> {
  loading ??= load(siteKey).then((captcha) => {
    if (captcha === null) loading = undefined
    return captcha
  })
  return loading
}

/**
 * A token that says what is being done; each counts once, for two minutes. Null when the provider
 * cannot be reached within five seconds: then the server decides.
 */
export async function captchaToken(siteKey: string, action: string): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), waitMs))
  const token = prepareCaptcha(siteKey).then((captcha) => captcha?.execute(siteKey, { action }))
  return (await Promise.race([token.catch(() => null), late])) ?? null
}

function load(siteKey: string): Promise<Recaptcha | null> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.async = true
    script.onload = () => {
      const captcha = window.grecaptcha
      if (captcha) captcha.ready(() => resolve(captcha))
      else resolve(null)
    }
    script.onerror = () => {
      script.remove()
      resolve(null)
    }
    document.head.append(script)
  })
}
