import { LRUCache } from 'lru-cache'
import { processWide } from '../settings/process-wide.ts'
import { nameOf, type Compressed } from './compressed.ts'
import { withOneSheet } from './page-styles.ts'
import { scriptStart } from './script-start.ts'
import { servedBuild } from './served-by.ts'

/**
 * What hydrates a page: the texts that React's server hands to its client, which Next writes as one
 * inline script after another. The page server sends them as one script of their own,
 * started when the page has been painted: the document is half as large, and its policy needs no
 * hash for them.
 */
const payloadScript =
  /<script(?: id="[^"]*")?>((?:\(self\.__next_f|self\.__next_f)[\s\S]*?)<\/script>/g

/** A script of the build; `nomodule` ones, which no browser of today loads, stay where they are. */
const staticScript = /<script src="(\/_next\/static\/[^"]*)" async=""><\/script>/g

/** Such a script, asked for ahead: it would take the line from what is painted first. */
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g

/** A payload in compressed form, with its name in the address. */
export interface Payload {
  name: string
  body: Compressed
}

/** The texts of a page that readers are sent. */
export interface PageTexts {
  html: string
  payload: { name: string; text: string } | null
}

const retiredMegabytes = 4

const payloads = () =>
  processWide('payloads', () => ({
    /** Those of the pages in the store. */
    live: new Map<string, Payload>(),
    /** Those of pages that left the store: a reader or a cache may still have such a page. */
    retired: new LRUCache<string, Payload>({
      maxSize: retiredMegabytes * 1024 * 1024,
      sizeCalculation: ({ body }) => body.gzip.length,
    }),
  }))

const folder = '/_next/payload/'

/**
 * The texts that readers of the page at an address are sent: under `next start` alone, the payload
 * stays in the document.
 */
export async function textsOf(address: string, html: string): Promise<PageTexts> {
  const build = servedBuild()
  if (build === null) return { html, payload: null }
  const parts: string[] = []
  const rest = html.replace(payloadScript, (_script, text: string) => {
    parts.push(text)
    return ''
  })
  const scripts = Array.from(rest.matchAll(staticScript), ([, source = '']) => source)
  const end = rest.lastIndexOf('</body>')
  if (parts.length === 0 || scripts.length === 0 || end < 0) return { html, payload: null }
  const text = parts.join(';\n')
  const name = await nameOf(text)
  const query = new URLSearchParams({ page: address }).toString()
  // The payload is first: once it runs, React's client takes what is there for everything.
  const start = `<script>${scriptStart([`${folder}${build}/${name}.js?${query}`, ...scripts])}</script>`
  const withStart = `${rest.slice(0, end)}${start}${rest.slice(end)}`
  return {
    html: withOneSheet(withStart.replaceAll(staticScript, '').replaceAll(scriptPreload, '')),
    payload: { name, text },
  }
}

/**
 * What an address of a payload names; null for another address. It names the build: a payload names
 * scripts, so that of another build would break the page.
 */
export function payloadAt(url: string): { build: string; name: string; page: string } | null {
  const [, build, name, query] =
    /^\/_next\/payload\/([\w-]+)\/([\w-]{22})\.js\?(.*)$/.exec(url) ?? []
  if (build === undefined || name === undefined) return null
  return { build, name, page: new URLSearchParams(query).get('page') ?? '' }
}

export function payloadNamed(name: string): Payload | undefined {
  return payloads().live.get(name) ?? payloads().retired.get(name)
}

/** Lets readers load the payload of a page that was put into the store. */
export function sharePayload(payload: Payload): void {
  payloads().live.set(payload.name, payload)
}

/** Keeps the payload of a page that left the store for a while. */
export function retirePayload(payload: Payload): void {
  const { live, retired } = payloads()
  if (live.get(payload.name) !== payload) return
  live.delete(payload.name)
  retired.set(payload.name, payload)
}

/** Lets readers load the payload of a page that is not in the store for a while. */
export function lendPayload(payload: Payload): void {
  payloads().retired.set(payload.name, payload)
}
