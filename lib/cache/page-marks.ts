/**
 * What a page tells the page store of itself: Next has no way to say it, so it travels as cache tags
 * of the page.
 */

/** A page that found no record carries this tag and is answered with status 404. */
export const notFoundTag = 'status-404'

/** A page of which a part could not be loaded has this tag and is soon rendered again. */
export const partialTag = 'partial'

/** A redirect marker: a page that is a redirect (308) carries its target in tags of this form. */
const redirectPart = /^redirect-(\d+):(.*)$/

/** Next allows at most 256 characters in a tag, so a long address is split over several. */
const redirectPartLength = 200

/** The redirect marker with this target. The address is encoded, as a header has it. */
export function redirectTags(address: string): string[] {
  const encoded = Buffer.from(decodeURI(address)).toString('base64url')
  const count = Math.ceil(encoded.length / redirectPartLength)
  return Array.from({ length: count }, (_, part) => {
    const start = part * redirectPartLength
    return `redirect-${part}:${encoded.slice(start, start + redirectPartLength)}`
  })
}

/** The address to which a page with these tags redirects; null for one that is shown. */
export function redirectTarget(tags: readonly string[]): string | null {
  const parts = tags.flatMap((tag) => {
    const [, part, text = ''] = redirectPart.exec(tag) ?? []
    return part === undefined ? [] : [{ part: Number(part), text }]
  })
  if (parts.length === 0) return null
  const encoded = parts.toSorted((one, other) => one.part - other.part).map(({ text }) => text)
  return encodeURI(Buffer.from(encoded.join(''), 'base64url').toString())
}
