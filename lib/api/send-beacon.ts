/**
 * Tells the portal something for which nobody waits: without cookies, so that it cannot say who, and
 * to the end even when the page is left. `address` is the whole path of a call. Never throws.
 */
export function sendBeacon(address: string, body: object): void {
  fetch(address, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}
