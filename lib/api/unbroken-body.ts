import 'server-only'
import { Problem } from './problem'

/** The parts of a body. One whose sender went away, or that was read before, throws `malformed`. */
export async function* unbroken(body: AsyncIterable<Uint8Array> | null) {
  try {
    yield* body ?? []
  } catch {
    throw new Problem('malformed')
  }
}
