import { plainText } from '@/lib/html/plain-text'

/** A link in a record: the field in its language, the address, and the text that readers see. */
export interface ContentLink {
  field: string
  url: string
  text: string
}

type Fields = Readonly<Record<string, unknown>>

const anchor = /<a\b[^>]*?\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi

/** Longer addresses are not kept. */
const maxAddress = 1_000

const textLength = 200

/** The fields of a kind that have links: HTML, and addresses. */
interface LinkFields {
  html: readonly string[]
  addresses: readonly string[]
}

/** Addresses of mailboxes, telephones and places of the same page are not checked. */
const isChecked = (url: string) =>
  url !== '' && url.length <= maxAddress && !/^(?:mailto:|tel:|#|\?)/i.test(url)

/** The links in both languages of a record, each address once a field. */
export function linksIn({ html, addresses }: LinkFields, record: Fields): ContentLink[] {
  return [...html, ...addresses].flatMap((field) => {
    const value = record[field]
    if (typeof value !== 'string') return []
    const found = html.includes(field)
      ? [...value.matchAll(anchor)].map(([, href = '', inner = '']) => ({
          url: plainText(href),
          text: plainText(inner).slice(0, textLength),
        }))
      : [{ url: value.trim(), text: '' }]
    const once = new Map(found.filter(({ url }) => isChecked(url)).map((one) => [one.url, one]))
    return [...once.values()].map((one) => ({ field, ...one }))
  })
}

/**
 * The path of a link into the portal; null for one to another website, and for no address at all. A
 * bare domain is another one.
 */
export function portalPathOf(url: string, site: string): string | null {
  const parsed = url.startsWith('/') ? URL.parse(url, site) : URL.parse(url)
  return parsed && parsed.host === new URL(site).host ? parsed.pathname : null
}

/** The address that a browser opens: a bare domain is one of a website. */
export function webAddressOf(url: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`
}
