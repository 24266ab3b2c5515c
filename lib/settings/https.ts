/** Whether the portal is served over https: Secure cookies, HSTS and upgraded requests follow. */
export function servedOverHttps(): boolean {
  return (process.env.SITE_URL ?? '').startsWith('https:')
}
