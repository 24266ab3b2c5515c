/** Whether the portal is served over https: Secure cookies, HSTS and upgraded requests follow. */
export function servedOverHttps(): boolean {
  return (process.env.SITE_URL ?? '').startsWith('https:')
}

/** The header that keeps browsers on https for two years; nothing on plain http. */
export function strictTransport(): Record<string, string> {
  return servedOverHttps()
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {}
}
