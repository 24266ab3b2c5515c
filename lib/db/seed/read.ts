import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'

const folder = join(/* turbopackIgnore: true */ process.cwd(), 'lib/db/seed')

/** Reads and validates a data file; `data/README.md` describes each one. */
export async function readSeed<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  return schema.parse(JSON.parse(await readFile(join(folder, 'data', file), 'utf8')))
}

/** The validated list of PDF files. */
export async function readSeedManifest<Schema extends z.ZodType>(
  schema: Schema,
): Promise<z.output<Schema>> {
  return schema.parse(JSON.parse(await readFile(join(folder, 'files/manifest.json'), 'utf8')))
}

/** Reads a photograph by its name; `data/README.md` names its author and licence. */
export function readSeedPhotograph(name: string): Promise<Uint8Array> {
  return readFile(join(folder, 'pictures', name))
}

/** Reads a PDF file by its name in the list. */
export function readSeedFile(name: string): Promise<Uint8Array> {
  return readFile(join(folder, 'files', name))
}
