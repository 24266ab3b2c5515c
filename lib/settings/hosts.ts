import { isLoopback } from './loopback.ts'

/**
 * The name of a host as names are compared: without port and last dot, in small letters. Null for a
 * text that names no host.
 */
export function hostName(host: string): string | null {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?$/i.test(host) || !URL.canParse(`http://${host}`))
    return null
  return new URL(`http://${host}`).hostname.replace(/\.$/, '') || null
}

/** The same for what an operator writes, in any script. */
export function writtenHostName(host: string): string | null {
  if (!/^[^\s/?#@\\]+$/.test(host) || !URL.canParse(`http://${host}`)) return null
  return hostName(new URL(`http://${host}`).host)
}

/** Whether a host is one of the named ones, or of this machine. */
export function isNamedHost(host: string, names: readonly string[]): boolean {
  const name = hostName(host)
  return name !== null && (names.includes(name) || isLoopback(`http://${name}`))
}
