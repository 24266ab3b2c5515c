import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'

const folder = join(/* turbopackIgnore: true */ process.cwd(), 'lib/db/seed')

/** A file of the portal's own data (`data/README.md` says what each holds), in its checked shape. */
export async function readSeed<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  return schema.parse(JSON.parse(await readFile(join(folder, 'data', file), 'utf8')))
}

/** The list of the PDF files that the data carries, in its checked shape. */
export async function readSeedManifest<Schema extends z.ZodType>(
  schema: Schema,
): Promise<z.output<Schema>> {
  return schema.parse(JSON.parse(await readFile(join(folder, 'files/manifest.json'), 'utf8')))
}

/** A PDF that the data carries, by its name in the list. */
export function readSeedFile(name: string): Promise<Uint8Array> {
  return readFile(join(folder, 'files', name))
}
