import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { serveBare, type ServerProcess } from '../support/servers.ts'
import type { Target } from './measure.ts'

/** A page of the portal by what it shows, and the headers of its request. */
export interface MeasuredPage {
  name: string
  path: string
  headers?: Record<string, string>
}

const fileOf = (name: string) => name.replaceAll(/\W+/g, '-')

/** What the yardstick of a page is called. */
export const bareTwin = (name: string) => `a bare server with ${name}`

/**
 * A bare server with the pages of a portal, compressed as the portal sends them, in a folder of
 * `scratch`; and each page with its twin, to measure.
 */
export async function bareTwins(
  portal: ServerProcess,
  pages: readonly MeasuredPage[],
  scratch: string,
): Promise<{ bare: ServerProcess; targets: Target[] }> {
  const folder = join(scratch, 'bare')
  await mkdir(folder)
  for (const { name, path, headers } of pages) {
    const answer = await fetch(`${portal.origin}${path}`, { ...(headers && { headers }) })
    const body = gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 })
    await writeFile(join(folder, `${fileOf(name)}.gz`), body)
  }
  const bare = await serveBare(folder)
  const targets = pages.flatMap(({ name, path, headers }) => [
    { name, url: `${portal.origin}${path}`, pid: portal.pid, ...(headers && { headers }) },
    { name: bareTwin(name), url: `${bare.origin}/${fileOf(name)}`, pid: bare.pid },
  ])
  return { bare, targets }
}
