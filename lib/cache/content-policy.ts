/** Directives every HTML page shares (RELIABILITY.md 2.3). */
const base = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "manifest-src 'self'",
  'report-to csp',
]

/** The page policy with its script sources; https sites also upgrade insecure requests. */
export function contentPolicy(scriptSources: readonly string[], https: boolean): string {
  const upgrade = https ? ['upgrade-insecure-requests'] : []
  return [...base, `script-src ${scriptSources.join(' ')}`, ...upgrade].join('; ')
}

/** Sources of a cached page: our own files, and exactly the inline scripts it was stored with. */
export async function cachedPageSources(html: string): Promise<string[]> {
  const hashes = await Promise.all(inlineScripts(html).map(sha256Source))
  return ["'self'", ...new Set(hashes)]
}

/** Sources of a page rendered for one request: a nonce, and the constant script of the layout. */
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
