/** Below `/media`: a picture of the provider that is not in its own `/media`. */
export const providerPictures = 'provider'

const pictureField = /^(?:image|logo|icon)$/
const fileField = /(?:^|_)file(?:_|$)/i
const pictureInHtml = /(<img\b[^>]*?\ssrc=)(["'])(.*?)\2/gi

/** A path or address of a file, and not the name of an icon. */
const fileLike = /\/|\.(?:avif|gif|jpe?g|png|svg|webp|pdf)$/i

/** Addresses below these paths are answered by the portal itself, from the provider. */
const passedOn = /^\/(?:media|api\/files)\//

/**
 * An answer of the provider at `base` with the addresses of its files as browsers reach them:
 * pictures through our own `/media`, so that pages load nothing from other hosts and the provider
 * may be in an internal network; documents at the provider, unless the portal passes them on.
 */
export function withProviderAddresses(answer: unknown, base: string): unknown {
  const { origin } = new URL(base)
  return mapped(answer, '', (name, text) => {
    if (pictureField.test(name)) return pictureAddress(text, origin)
    if (fileField.test(name)) return documentAddress(text, origin)
    return text.replace(
      pictureInHtml,
      (_, start: string, quote: string, address: string) =>
        `${start}${quote}${pictureAddress(address, origin)}${quote}`,
    )
  })
}

function mapped(
  value: unknown,
  name: string,
  change: (name: string, text: string) => string,
): unknown {
  if (typeof value === 'string') return change(name, value)
  if (Array.isArray(value)) return value.map((item) => mapped(item, name, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, mapped(field, key, change)]),
  )
}

function pictureAddress(text: string, origin: string): string {
  const address = atProvider(text, origin)
  return address ? `/media/${providerPictures}${address.pathname}${address.search}` : text
}

function documentAddress(text: string, origin: string): string {
  return atProvider(text, origin)?.href ?? text
}

/** The address of a file that only the provider has; null for any other text. */
function atProvider(text: string, origin: string): URL | null {
  if (passedOn.test(text) || !fileLike.test(text) || !URL.canParse(text, origin)) return null
  const address = new URL(text, origin)
  return address.origin === origin ? address : null
}
