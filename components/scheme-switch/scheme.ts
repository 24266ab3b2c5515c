/** Colour schemes to choose from; `system` follows the device. */
export const schemes = ['system', 'light', 'dark'] as const

export type Scheme = (typeof schemes)[number]

const changed = 'schemechange'

/** The choice that the page shows, as `lib/cache/constant-script.ts` set it before the first paint. */
export function chosenScheme(): Scheme {
  const { scheme } = document.documentElement.dataset
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

/** Shows the scheme at once and remembers it in this browser, where its storage is open. */
export function chooseScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement
  if (scheme === 'system') delete dataset.scheme
  else dataset.scheme = scheme
  try {
    if (scheme === 'system') localStorage.removeItem('scheme')
    else localStorage.setItem('scheme', scheme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  dispatchEvent(new Event(changed))
}

export function onSchemeChange(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}
