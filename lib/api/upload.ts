import { startActivity } from './activity'
import type { Endpoint, InputOf, OutputOf } from './endpoint'
import type { Uploading } from './transport'

/**
 * Makes a declared call with files from the browser, and reports its progress. Fails like `call`
 * with a `Problem`, or with the reason of the signal when it was ended.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  uploading: Uploading,
): Promise<OutputOf<E>> {
  const end = startActivity()
  try {
    const { browserTransport } = await import('./browser-transport')
    return (await browserTransport(uploading)(endpoint, input)) as OutputOf<E>
  } finally {
    end()
  }
}
