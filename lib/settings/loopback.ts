/** Whether an address is of this machine, so that nobody can intercept the connection. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === '[::1]' || /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3})$/.test(hostname)
}
