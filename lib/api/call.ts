import { processWide } from '@/lib/settings/process-wide'
import { startActivity } from './activity'
import type { Endpoint, InputOf, OutputOf } from './endpoint'
import type { Transport } from './transport'

interface Installed {
  transport?: Transport
  lacks?: (endpoint: Endpoint) => boolean
}

const installed = () => processWide<Installed>('transport', () => ({}))

/**
 * Installs the server's transport, and which calls it lacks. In the browser none is installed and
 * axios is used.
 */
export function installTransport(transport: Transport, lacks?: Installed['lacks']): void {
  const server = installed()
  server.transport = transport
  if (lacks) server.lacks = lacks
}

/** Whether this portal answers a call, as its server knows: what depends on it is shown only then. */
export function isServed(endpoint: Endpoint): boolean {
  return !(installed().lacks?.(endpoint) ?? false)
}

/** The browser's way: axios comes with the first call, and the loading indicator shows the wait. */
async function throughBrowser(
  endpoint: Endpoint,
  input: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const end = startActivity()
  try {
    const { browserTransport } = await import('./browser-transport')
    return await browserTransport(signal && { signal })(endpoint, input)
  } finally {
    end()
  }
}

/**
 * Makes one declared call, in process or over HTTP from the browser: same input, same output, same
 * `Problem` on failure.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input]: keyof InputOf<E> extends never ? [] : [InputOf<E>]
): Promise<OutputOf<E>> {
  return carry(endpoint, input ?? {})
}

/** A call that ends when its answer is of no use any more; it then fails with the signal's reason. */
export async function callUntil<E extends Endpoint>(
  signal: AbortSignal,
  endpoint: E,
  ...[input]: keyof InputOf<E> extends never ? [] : [InputOf<E>]
): Promise<OutputOf<E>> {
  return carry(endpoint, input ?? {}, signal)
}

function carry<E extends Endpoint>(endpoint: E, input: object, signal?: AbortSignal) {
  const transport = installed().transport ?? throughBrowser
  return transport(endpoint, input, signal) as Promise<OutputOf<E>>
}
