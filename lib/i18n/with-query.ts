/**
 * An address with those parts of a query (`?tab=2&q=x`) whose keys its own query does not have; its
 * fragment stays at its end.
 */
export function withQuery(address: string, query: string): string {
  const [own = '', ...fragment] = address.split('#')
  const keyOf = (part: string) => part.split('=')[0] ?? ''
  const ownKeys = new Set((own.split('?')[1] ?? '').split('&').map(keyOf))
  const parts = query.slice(1).split('&')
  const others = parts.filter((part) => part !== '' && !ownKeys.has(keyOf(part)))
  if (others.length === 0) return address
  return [`${own}${own.includes('?') ? '&' : '?'}${others.join('&')}`, ...fragment].join('#')
}
