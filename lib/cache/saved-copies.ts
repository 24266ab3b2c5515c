import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { logger } from '../log/logger.ts'
import { nameOf, type Compressed } from './compressed.ts'
import type { Payload } from './payloads.ts'

/** A page as it was sent last, with what hydrates it. */
export interface SavedCopy {
  headers: OutgoingHttpHeaders
  html: Compressed
  payload: Payload | null
}

/** A copy from the disk. */
interface FoundCopy extends SavedCopy {
  /** Milliseconds since 1970; 0 for one whose content was changed by a publication. */
  savedAt: number
}

/** The first line of a file, before the compressed page and payload. */
interface Head {
  headers: OutgoingHttpHeaders
  tags: readonly string[]
  html: { etag: string; bytes: number }
  payload: { name: string; etag: string } | null
}

interface SavedFile {
  size: number
  savedAt: number
  /** Null until the file was read. */
  tags: readonly string[] | null
}

/** Ends the name of a file that is being written. */
const unfinished = '.new'

/** While one instance after the other gets a new build, those of the last one still save copies. */
const inUseMs = 3_600_000

const limitBytes = 128 * 1024 * 1024

/**
 * The last good copy of each page on disk: what readers are sent after a restart while the database
 * is away. Only copies of this build are kept, since a page names the scripts of its build.
 */
export class SavedCopies {
  readonly #folder: string
  /** What is known of each file, the oldest first. */
  readonly #files = new Map<string, SavedFile>()
  #work: Promise<void> = Promise.resolve()

  constructor(parent: string, build: string) {
    this.#folder = join(parent, build)
    try {
      this.#findCopies(parent, build)
    } catch (error) {
      logger().warn({ err: error }, 'the copies of pages cannot be read')
    }
  }

  /** Looks for the copies of this build, and removes those of others that no instance adds to. */
  #findCopies(parent: string, build: string): void {
    mkdirSync(this.#folder, { recursive: true })
    for (const other of readdirSync(parent).filter((name) => name !== build)) {
      const { mtimeMs: changedAt } = statSync(join(parent, other))
      if (changedAt < Date.now() - inUseMs) rmSync(join(parent, other), { recursive: true })
    }
    const found = readdirSync(this.#folder).map((name) => {
      const { size, mtimeMs: savedAt } = statSync(join(this.#folder, name))
      return { name, size, savedAt, tags: null }
    })
    for (const { name, ...file } of found.toSorted((one, other) => one.savedAt - other.savedAt)) {
      if (!name.endsWith(unfinished)) this.#files.set(name, file)
      // Another instance on this disk may be writing a newer one.
      else if (file.savedAt < Date.now() - 60_000) rmSync(join(this.#folder, name))
    }
  }

  /** Saves the copy of an address in place of an earlier one; the oldest ones leave for it. */
  save(address: string, { headers, html, payload }: SavedCopy, tags: readonly string[]) {
    const head: Head = {
      headers,
      tags,
      html: { etag: html.etag, bytes: html.gzip.length },
      payload: payload && { name: payload.name, etag: payload.body.etag },
    }
    const parts = [Buffer.from(`${JSON.stringify(head)}\n`), html.gzip]
    const file = Buffer.concat(payload ? [...parts, payload.body.gzip] : parts)
    return this.#inTurn(async () => {
      const name = await nameOf(address)
      const path = join(this.#folder, name)
      await writeFile(`${path}${unfinished}`, file)
      await rename(`${path}${unfinished}`, path)
      this.#files.delete(name)
      this.#files.set(name, { size: file.length, savedAt: Date.now(), tags })
      await this.#makeRoom()
    })
  }

  /** The copy of an address; null without one. */
  async copyOf(address: string): Promise<FoundCopy | null> {
    const name = await nameOf(address)
    const savedAt = this.#files.get(name)?.savedAt
    const file = savedAt === undefined ? null : await this.#read(name)
    if (savedAt === undefined || !file) return null
    const { head, rest } = file
    const gzip = rest.subarray(0, head.html.bytes)
    const body = { gzip: rest.subarray(head.html.bytes), brotli: null }
    return {
      savedAt,
      headers: head.headers,
      html: { gzip, brotli: null, etag: head.html.etag },
      payload: head.payload && {
        name: head.payload.name,
        body: { ...body, etag: head.payload.etag },
      },
    }
  }

  /** Whether there is a copy of an address that no publication has changed. */
  async isCurrent(address: string): Promise<boolean> {
    return (this.#files.get(await nameOf(address))?.savedAt ?? 0) > 0
  }

  /** Removes the copy of an address that is no page any more. */
  remove(address: string): Promise<void> {
    return this.#inTurn(async () => this.#delete(await nameOf(address)))
  }

  /** Removes every copy that carries one of the tags. */
  removeTagged(tags: readonly string[]): Promise<void> {
    return this.#eachTagged(tags, (name) => this.#delete(name))
  }

  /** Notes that a publication changed what every copy with one of the tags shows. */
  outdate(tags: readonly string[] | 'all'): Promise<void> {
    return this.#eachTagged(tags, async (name, file) => {
      if (file.savedAt === 0) return
      await utimes(join(this.#folder, name), 0, 0)
      file.savedAt = 0
    })
  }

  #eachTagged(
    tags: readonly string[] | 'all',
    work: (name: string, file: SavedFile) => Promise<void>,
  ): Promise<void> {
    return this.#inTurn(async () => {
      for (const [name, file] of [...this.#files]) {
        if (tags !== 'all') file.tags ??= (await this.#read(name))?.head.tags ?? null
        const isTagged = tags === 'all' || file.tags?.some((tag) => tags.includes(tag))
        if (isTagged && this.#files.has(name)) await work(name, file)
      }
    })
  }

  /** What a file holds; one that cannot be read is removed, whatever it may hold. */
  async #read(name: string): Promise<{ head: Head; rest: Buffer } | null> {
    try {
      const file = await readFile(join(this.#folder, name))
      const end = file.indexOf('\n')
      const head: Head = JSON.parse(file.subarray(0, end).toString())
      return { head, rest: file.subarray(end + 1) }
    } catch (error) {
      logger().warn({ err: error }, 'the copy of a page cannot be read')
      await this.#delete(name)
      return null
    }
  }

  async #makeRoom(): Promise<void> {
    let total = this.#files.values().reduce((sum, { size }) => sum + size, 0)
    for (const [name, { size }] of [...this.#files]) {
      if (total <= limitBytes) return
      await this.#delete(name)
      total -= size
    }
  }

  async #delete(name: string): Promise<void> {
    if (!this.#files.delete(name)) return
    await rm(join(this.#folder, name), { force: true })
  }

  /** Waits for the changes that were begun. */
  settled(): Promise<void> {
    return this.#work
  }

  /** One change at a time. A disk that fails costs a copy, not a page. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work).catch((error: unknown) => {
      logger().warn({ err: error }, 'the copy of a page was not saved')
    })
    return this.#work
  }
}
