/**
 * Whether a path is one of these addresses or lies below one. The path may carry the internal
 * `/en` of a rewritten address: the server sees it where the browser does not.
 */
export function isWithin(pathname: string, addresses: readonly string[]): boolean {
  const path = decoded(pathname.replace(/^\/en(?=\/|$)/, '')) || '/'
  return addresses.some((address) => {
    const own = decoded(address)
    return path === own || (own !== '/' && own !== '/ar' && path.startsWith(`${own}/`))
  })
}

/** The path in readable letters; one that is wrongly encoded stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
