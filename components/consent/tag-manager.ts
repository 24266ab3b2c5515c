const source = 'https://www.googletagmanager.com/gtm.js'

/** Cookies of the visit statistics that the tag manager loads. */
const statistics = /^_g(?:a|id|cl|at)/

/** Whether the tag manager runs in this document. */
export function isTagManagerLoaded(): boolean {
  return document.querySelector(`script[src^='${source}']`) !== null
}

/** Loads the tag manager once in a document. Called only with the visitor's consent. */
export function loadTagManager(container: string): void {
  if (isTagManagerLoaded()) return
  const page: typeof window & { dataLayer?: object[] } = window
  page.dataLayer ??= []
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `${source}?id=${encodeURIComponent(container)}`
  document.head.append(script)
}

/** Removes the cookies of the visit statistics, on this host and on the domains above it. */
export function dropTagCookies(): void {
  const parts = window.location.hostname.split('.')
  const domains = parts.map((_, place) => `; Domain=${parts.slice(place).join('.')}`)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!statistics.test(name)) continue
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
    }
  }
}
