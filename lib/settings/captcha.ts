/** The public key of the captcha; null without one, and then the portal runs without captcha. */
export function captchaSiteKey(): string | null {
  return process.env.RECAPTCHA_SITE_KEY || null
}
