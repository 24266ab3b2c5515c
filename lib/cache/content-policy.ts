/** Directives every HTML page shares (RELIABILITY.md 2.3). */
const base: Directives = {
  'default-src': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'manifest-src': ["'self'"],
  'report-to': ['csp'],
}

const tagManager = 'https://www.googletagmanager.com'
const statistics = 'https://*.google-analytics.com'

/**
 * What the tag manager and its visit statistics need
 * (developers.google.com/tag-platform/security/guides/csp). A tag of another company stays blocked.
 */
const tags: Directives = {
  'script-src': [tagManager],
  'img-src': [tagManager, statistics],
  'connect-src': [tagManager, statistics, 'https://*.analytics.google.com'],
  'frame-src': [tagManager],
}

/**
 * What reCAPTCHA needs (developers.google.com/recaptcha/docs/faq, 'Content-Security-Policy'). Only
 * its own paths, since these hosts serve much else.
 */
const captcha: Directives = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

/** Texts become HTML or addresses of scripts through the policy of `constantScript` alone. */
const typed: Directives = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
}

type Directives = Readonly<Record<string, readonly string[]>>

/** What a page may load in addition to the portal's own files. */
export interface PageAllowances {
  /** The site is served over https: insecure requests are upgraded. */
  https: boolean
  /** The tag manager may be loaded, with consent. */
  tags: boolean
  /** The captcha is in use. */
  captcha: boolean
  /** The page runs `constantScript` and no script of others, which may know no Trusted Types. */
  trustedTypes: boolean
}

export function contentPolicy(scriptSources: readonly string[], allow: PageAllowances): string {
  const parts = [
    base,
    { 'script-src': scriptSources },
    ...(allow.tags ? [tags] : []),
    ...(allow.captcha ? [captcha] : []),
    ...(allow.trustedTypes ? [typed] : []),
  ]
  const names = new Set(parts.flatMap((part) => Object.keys(part)))
  const directives = Array.from(names, (name) =>
    [name, ...parts.flatMap((part: Directives) => part[name] ?? [])].join(' '),
  )
  return [...directives, ...(allow.https ? ['upgrade-insecure-requests'] : [])].join('; ')
}

/** Script sources of a cached page: the portal's own files and the hashes of its inline scripts. */
export async function cachedPageSources(html: string): Promise<string[]> {
  const hashes = await Promise.all(inlineScripts(html).map(sha256Source))
  return ["'self'", ...new Set(hashes)]
}

/** Script sources of a page rendered for one request: a nonce and the layout's constant script. */
export function dynamicPageSources(nonce: string, constantScriptSource: string): string[] {
  return [`'nonce-${nonce}'`, "'strict-dynamic'", constantScriptSource]
}

/** `'sha256-…'` of an inline script's exact text. */
export async function sha256Source(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

const dataBlock = /\btype="application\/(?:ld\+)?json"/

/** Texts of the executable inline scripts of a document, in order. */
export function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes) && !dataBlock.test(attributes))
    .map(([, , text = '']) => text)
    .filter((text) => text !== '')
}
