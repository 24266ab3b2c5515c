import { mailTopicNames } from '../db/codes/mail-topics.ts'
import type { Page } from './page.ts'
import { segmentsOf } from './segments.ts'
import { reservedSegments } from './spelling.ts'
import { isList, pageIdOf, pages } from './table.ts'

/**
 * The rules of `next.config.ts`. Next tries each of them at each request, so there are few: three
 * for a list, one for a page with a folder of another name.
 */
interface Rewrite {
  source: string
  has?: Query[]
  missing?: Query[]
  destination: string
}

interface Query {
  type: 'query'
  key: string
  value?: string
}

const query = (key: string, value?: string): Query => ({
  type: 'query',
  key,
  ...(value && { value }),
})
const pageNumber = query('page', '(?<page>\\d{1,6})')

/** The prefix of every address, after unprefixed ones got their language. */
const language = '/:locale(en|ar)'

const notEnglish = `(?!${reservedSegments.map((name) => `${name}(?:/|$)`).join('|')})`

/** From unprefixed addresses to those with the internal `/en`: home, and every path without a dot. */
export const englishPages: readonly Rewrite[] = [
  { source: '/', destination: '/en' },
  { source: `/:path(${notEnglish}[^.]*)`, destination: '/en/:path' },
]

/** Addresses with a dot are files first; one without a file is an unknown English page. */
export const englishFiles: readonly Rewrite[] = [
  { source: `/:path(${notEnglish}.*\\..*)`, destination: '/en/:path' },
]

/** From addresses behind their language to the folders that serve them. */
export function folderRewrites(): Rewrite[] {
  return pages.flatMap((page) => {
    if (isList(page)) return listRewrites(page)
    return pageIdOf(page) !== null && page.folder ? applicationRewrites(page) : []
  })
}

/** A row's path as a pattern, and its folder with the same parameters. */
function patternsOf(page: Page) {
  const segments = segmentsOf(page)
  const variable = segments.filter(({ literal }) => literal === undefined)
  const pattern = segments.map(({ literal, name, form }) => literal ?? `:${name}(${form})`)
  const named = segments.map(({ literal, name }) => literal ?? `:${name}`)
  const below = (texts: readonly string[]) => (page.folder ? texts.slice(-variable.length) : texts)
  return {
    source: `${language}/${pattern.join('/')}`,
    folder: `${page.folder ?? ''}/${below(named).join('/')}`,
    /** The internal address of the folder itself. */
    hidden: `${page.folder ?? ''}/${below(pattern).join('/')}`,
    /** The public address with the values that the pattern found. */
    target: `/${named.join('/')}`,
  }
}

function listRewrites(page: Page & { filters: readonly string[] }): Rewrite[] {
  const { source, folder } = patternsOf(page)
  const missing = page.filters.map((key) => query(key))
  const plain = { source, ...(missing.length > 0 && { missing }) }
  return [
    { ...plain, has: [pageNumber], destination: `/:locale${folder}/pages/:page` },
    { ...plain, destination: `/:locale${folder}/pages/1` },
    ...(missing.length > 0 ? [{ source, destination: `/:locale${folder}/filtered` }] : []),
  ]
}

function applicationRewrites(page: Page): Rewrite[] {
  const { source, folder } = patternsOf(page)
  const destination = `/:locale${folder}`
  if (!page.tabs) return [{ source, destination }]
  const { values, first, paged } = page.tabs
  const tab = query('tab', `(?<tab>${values.join('|')})`)
  const start = first ? `/${first}` : ''
  const one = paged ? '/1' : ''
  return [
    ...(paged
      ? [{ source, has: [tab, pageNumber], destination: `${destination}/:tab/:page` }]
      : []),
    { source, has: [tab], destination: `${destination}/:tab${one}` },
    { source, destination: `${destination}${start}${first ? one : ''}` },
  ]
}

/**
 * The folders have no addresses of their own: a request for one is redirected to the page (308). So is
 * a link of a mail that was sent while each kind of mail had a page of its own.
 */
export function folderRedirects() {
  const plain = pages.filter((page) => isList(page) && !page.folder && !/:/.test(page.path))
  const varied = pages.filter((page) => isList(page) && !page.folder && /:/.test(page.path))
  const folders = pages.flatMap((page) => (pageIdOf(page) !== null ? (page.folder ?? []) : []))
  const names = (all: readonly string[]) => all.map((path) => path.slice(1)).join('|')
  const record = ':record(\\d+(?:-[^/]*)?)'
  const places = [
    { hidden: `/:list(${names(plain.map(({ path }) => path))})`, target: '/:list' },
    ...varied.map(patternsOf),
    { hidden: `/:folder(${names(folders)})/${record}`, target: '/pages/:record' },
  ]
  const redirects = places.flatMap(({ hidden, target }) => [
    { source: `${hidden}/pages/:page(\\d+)`, destination: `${target}?page=:page` },
    { source: `${hidden}/filtered`, destination: target },
  ])
  const rest = {
    source: `/:folder(${names(folders)})/${record}/:rest*`,
    destination: '/pages/:record',
  }
  const mailLink = {
    source: `/:topic(${mailTopicNames.join('|')})/:id(\\d+)/:signature`,
    destination: '/mails/:topic/:id/:signature',
  }
  return ['', '/ar'].flatMap((prefix) =>
    [...redirects, rest, mailLink].map(({ source, destination }) => ({
      source: `${prefix}${source}`,
      destination: `${prefix}${destination}`,
      permanent: true,
    })),
  )
}
