/**
 * Whether a path is one of these addresses or lies below one. The path may carry the internal
 * `/en` of a rewritten address: the server sees it where the browser does not.
 */
export function isWithin(pathname: string, addresses: readonly string[]): boolean {
  const path = decodeURI(pathname.replace(/^\/en(?=\/|$)/, '')) || '/'
  return addresses.some((address) => {
    const own = decodeURI(address)
    return path === own || (own !== '/' && own !== '/ar' && path.startsWith(`${own}/`))
  })
}
