import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const offered: Encoding[] = ['br', 'gzip', 'identity']

/** Browsers send few different headers; anybody can send any number of them. */
const remembered = new LRUCache<string, readonly Encoding[]>({ max: 200 })

/** The encodings that a reader accepts by `Accept-Encoding` (RFC 9110 section 12.5.3), best first. */
export function acceptedEncodings(header = 'identity'): readonly Encoding[] {
  const known = remembered.get(header)
  if (known) return known
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const names = negotiator.encodings(offered, { preferred: offered })
  const encodings = names.flatMap((name) => offered.filter((one) => one === name))
  remembered.set(header, encodings)
  return encodings
}
