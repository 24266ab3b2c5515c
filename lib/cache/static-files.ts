import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { decodeSegment } from '../routing/decoded-segment.ts'
import { leadsUp } from '../routing/spelling.ts'
import { compress, compressFurther, nameOf } from './compressed.ts'
import { isNamedSheet, sheetsAt } from './page-styles.ts'
import type { Sendable } from './send-body.ts'

/** The kinds of files that a build makes; another kind is left to Next. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=UTF-8',
  '.ico': 'image/x-icon',
  '.js': 'application/javascript; charset=UTF-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const compressible: readonly string[] = ['.css', '.js', '.svg']

const prefix = '/_next/static/'
const route = `${prefix}*`

/**
 * Lets V8 compile a script as a whole while it is loaded, on another thread, instead of each function
 * at its first call: of the scripts that every page runs at its start, most functions are called
 * (v8.dev/blog/explicit-compile-hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'

/** Pages of one kind share theirs. Those that no page here names may be made up. */
const sheetLimits = { named: 500, other: 20 }

const fileOfABuild = /^[\w./~-]+\.(?:css|js|png|svg|woff2)(?:\?|$)/

interface StaticFilesOptions {
  /** The folder of the static files. */
  folder: string
  /** Headers that each of them is sent with. */
  headers: OutgoingHttpHeaders
  /** The scripts that every page runs, by their paths in the folder. */
  mainScripts: readonly string[]
}

/**
 * The hashed files of the build: each is read and compressed at its first request, and kept. Their
 * names are known from the start, so a request for another one reaches no disk.
 */
export class StaticFiles {
  readonly #folder: string
  readonly #headers: OutgoingHttpHeaders
  readonly #mainScripts: readonly string[]
  readonly #names: ReadonlySet<string>
  /**
   * What is sent for a file of another release, which may be served side by side with this one: no
   * cache keeps it, the proxy asks the next portal, and a page whose files are nowhere is reloaded once.
   */
  readonly missing: Sendable
  readonly #files = new Map<string, Promise<Sendable>>()
  readonly #sheets = new LRUCache<string, Promise<Sendable>>({ max: sheetLimits.named })
  readonly #otherSheets = new LRUCache<string, Promise<Sendable>>({ max: sheetLimits.other })

  constructor({ folder, headers, mainScripts }: StaticFilesOptions) {
    this.#folder = folder
    this.#mainScripts = mainScripts
    this.#headers = { ...headers, 'cache-control': 'public, max-age=31536000, immutable' }
    const nothing = { bytes: Buffer.alloc(0), etag: '""' }
    this.missing = {
      status: 404,
      headers: { ...headers, 'cache-control': 'no-store' },
      body: nothing,
      route,
    }
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    this.#names = new Set(
      found
        .filter((file) => file.isFile() && types[extname(file.name)] !== undefined)
        .map((file) => join(file.parentPath, file.name).slice(folder.length + 1)),
    )
  }

  /** The file of an address, whose query means nothing; null for another address. */
  at(url: string): Promise<Sendable> | Sendable | null {
    if (!url.startsWith(prefix)) return null
    if (isNamedSheet(url)) return this.sheet(url)
    const name = decodeSegment(url.slice(prefix.length).split('?')[0] ?? '')
    if (!this.#names.has(name)) return this.#isOfAnother(url) ? this.missing : null
    const kept = this.#files.get(name)
    if (kept) return kept
    const file = this.#read(name)
    this.#files.set(name, file)
    file.catch(() => this.#files.delete(name))
    return file
  }

  /** Whether an address is that of a file which a build may have, and this one has not. */
  #isOfAnother(url: string): boolean {
    const sheets = sheetsAt(url)
    if (sheets) return !sheets.every((name) => this.#names.has(name))
    return fileOfABuild.test(url) && !leadsUp(url)
  }

  /** The style sheet of a page, made of those of its parts; null for another address. */
  sheet(url: string): Promise<Sendable> | null {
    const names = sheetsAt(url)
    if (!names?.every((name) => this.#names.has(name))) return null
    const sheets = isNamedSheet(url) ? this.#sheets : this.#otherSheets
    const sheet = sheets.get(url) ?? this.#join([...new Set(names)])
    sheets.set(url, sheet)
    sheet.catch(() => sheets.delete(url))
    return sheet
  }

  async #join(names: readonly string[]): Promise<Sendable> {
    const texts = names.map((name) => readFile(join(this.#folder, name)))
    return this.#sendable(Buffer.concat(await Promise.all(texts)), '.css')
  }

  async #read(name: string): Promise<Sendable> {
    const bytes = await readFile(join(this.#folder, name))
    const isMain = this.#mainScripts.includes(name)
    const sent = isMain ? Buffer.concat([Buffer.from(compileHint), bytes]) : bytes
    return this.#sendable(sent, extname(name))
  }

  async #sendable(bytes: Buffer, kind: string): Promise<Sendable> {
    const headers = { ...this.#headers, 'content-type': types[kind] }
    if (!compressible.includes(kind)) {
      return { status: 200, headers, route, body: { bytes, etag: `"${await nameOf(bytes)}"` } }
    }
    const body = await compress(bytes)
    void compressFurther(body, bytes)
    return { status: 200, headers: { ...headers, vary: 'Accept-Encoding' }, body, route }
  }
}
