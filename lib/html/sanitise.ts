import 'server-only'
import sanitizeHtml, { type IOptions } from 'sanitize-html'

const table = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']
const text = ['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote']
const align = [/^(?:start|end|center)$/]

/** The allowlist of RELIABILITY.md 2.5: no script, style, form, svg, `id` or `name`. */
const policy: IOptions = {
  allowedTags: [...text, ...table, 'figure', 'figcaption', 'img'],
  allowedAttributes: {
    '*': ['style', 'lang', 'dir'],
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: { '*': { 'text-align': align } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { b: 'strong', i: 'em', h1: 'h2', div: 'p', a: withRel, img: lazily },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
}

/** Pictures are our own files: the page policy would block any other. */
function isOwnPicture(address: string): boolean {
  return /^\/media\/[0-9a-f]{32}\/[1-9]\d{1,3}\.(?:webp|jpg)$/.test(address)
}

function withRel(tagName: string, attribs: Record<string, string>) {
  const outside = /^https?:/i.test(attribs.href ?? '')
  return { tagName, attribs: outside ? { ...attribs, rel: 'noopener nofollow' } : attribs }
}

function lazily(tagName: string, attribs: Record<string, string>) {
  return { tagName, attribs: { ...attribs, loading: 'lazy' } }
}

/** Cleans HTML of editors and owners. Call it when a record is written, never on stored text. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, policy)
}

/** A copy of the record whose named fields are cleaned; other fields and null stay as they are. */
export function sanitiseFields<R extends object>(record: R, fields: readonly (keyof R)[]): R {
  const copy = { ...record }
  for (const field of fields) {
    const value = record[field]
    if (typeof value === 'string') Object.assign(copy, { [field]: sanitise(value) })
  }
  return copy
}
