import 'server-only'
import { DatabaseRefused } from '@/lib/db/errors'
import { copiedSequence, copiedTable } from '@/lib/db/table-copies'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/**
 * What is in the folder of a backup: `tables/NAME.ndjson`, `files/` under their stored names, and
 * `SHA256SUMS` over both, as `sha256sum --check` reads it. The manifest is written last: a folder
 * without one is no backup.
 */
const manifest = z.object({
  format: z.literal(1),
  release: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  taken_at: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(copiedTable.extend({ rows: z.number(), sha256: z.string() })),
  sequences: z.array(copiedSequence),
  files: z.number(),
  /** Keys that the database names and the storage did not have. */
  missing: z.array(z.string()),
  /** SHA-256 of `SHA256SUMS`. */
  sums: z.string(),
})
export type Manifest = z.output<typeof manifest>
export type StoredTable = Manifest['tables'][number]

const manifestFile = 'manifest.json'
const sumsFile = 'SHA256SUMS'
const sumLine = /^([0-9a-f]{64}) {2}(.+)$/

export const tablePath = (name: string) => `tables/${name}.ndjson`
export const filePath = (name: string) => `files/${name}`

/** SHA-256 of what a backup holds, by path. */
export type Sums = ReadonlyMap<string, string>

/** Completes the folder of a backup. */
export async function writeManifest(
  folder: string,
  sums: Sums,
  given: Omit<Manifest, 'format' | 'sums'>,
): Promise<void> {
  const lines = [...sums].map(([path, sum]) => `${sum}  ${path}\n`)
  const text = lines.toSorted((one, other) => (one.slice(64) < other.slice(64) ? -1 : 1)).join('')
  await writeFile(join(folder, sumsFile), text, { mode: 0o600 })
  const written: Manifest = { format: 1, ...given, sums: sha256(text) }
  const unfinished = join(folder, `${manifestFile}.new`)
  await writeFile(unfinished, `${JSON.stringify(written, null, 1)}\n`, { mode: 0o600, flush: true })
  await rename(unfinished, join(folder, manifestFile))
  const directory = await open(folder)
  await directory.sync().finally(() => directory.close())
}

/**
 * Reads a backup and everything in it, and compares the hashes. Throws `DatabaseRefused` when the
 * folder holds no whole backup.
 */
export async function verifiedManifest(
  folder: string,
): Promise<{ manifest: Manifest; sums: Sums }> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null)
  if (text === null) throw new DatabaseRefused(`${folder} holds no whole backup.`)
  const parsed = manifest.safeParse(JSON.parse(text))
  if (!parsed.success) throw new DatabaseRefused(`${folder} holds a backup of another format.`)
  const list = await readFile(join(folder, sumsFile), 'utf8')
  if (sha256(list) !== parsed.data.sums) refuseDamaged(folder, sumsFile)
  const sums = new Map<string, string>()
  for (const line of list.split('\n')) {
    const [, sum, path] = sumLine.exec(line) ?? []
    if (sum && path) sums.set(path, sum)
  }
  for (const [path, sum] of sums) {
    if ((await sumOf(join(folder, path))) !== sum) refuseDamaged(folder, path)
  }
  return { manifest: parsed.data, sums }
}

function refuseDamaged(folder: string, path: string): never {
  throw new DatabaseRefused(`The backup in ${folder} is damaged: ${path}.`)
}

export function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function sumOf(path: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(path), hash)
  } catch {
    return undefined
  }
  return hash.digest('hex')
}
