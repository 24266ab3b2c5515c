/** An address with those parts of a query (`?tab=2&q=x`) whose keys its own query does not have. */
export function withQuery(address: string, query: string): string {
  const keyOf = (part: string) => part.split('=')[0] ?? ''
  const own = new Set((address.split('?')[1] ?? '').split('&').map(keyOf))
  const parts = query.slice(1).split('&')
  const others = parts.filter((part) => part !== '' && !own.has(keyOf(part)))
  if (others.length === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${others.join('&')}`
}
