import { LRUCache } from 'lru-cache'
import { processWide } from '../settings/process-wide.ts'

/**
 * The style sheets of a page: the build makes one of a few components each, so that a page needs few
 * that it does not use. A browser would ask for thirty before it paints, so a stored page names one
 * file of them all, whose name lists them: it can be made by any instance, at any time.
 */
const sheetLink =
  /<link rel="stylesheet" href="\/_next\/static\/chunks\/([^"./]+)\.css" data-precedence="next"\/>/g

/** Next to the folder of the sheets: what they name by a relative address is found from here as well. */
const folder = '/_next/static/styles/'

/**
 * The page with one style sheet. The links of its parts stay, disabled, which no browser loads: by
 * them React and the loader of chunks know what is there.
 */
export function withOneSheet(html: string): string {
  const names = Array.from(html.matchAll(sheetLink), ([, name = '']) => name)
  if (names.length < 2) return html
  const address = `${folder}${names.join('.')}.css`
  named().set(address, true)
  const sheet = `<link rel="stylesheet" href="${address}"/>`
  let isFirst = true
  return html.replaceAll(sheetLink, (link) => {
    const before = isFirst ? sheet : ''
    isFirst = false
    return `${before}${link.replace('/>', ' disabled=""/>')}`
  })
}

const namedLimit = 500
const named = () =>
  processWide('page-sheets', () => new LRUCache<string, true>({ max: namedLimit }))

/** Whether a page of this instance names the sheet at an address: anybody can make up others. */
export function isNamedSheet(url: string): boolean {
  return named().has(url)
}

/** The files of the build that make up the sheet at an address; null for another address. */
export function sheetsAt(url: string): string[] | null {
  if (!url.startsWith(folder)) return null
  const [, names] = /^([^?/]+)\.css(?:\?|$)/.exec(url.slice(folder.length)) ?? []
  return names?.split('.').map((name) => `chunks/${name}.css`) ?? null
}
