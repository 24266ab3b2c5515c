import 'server-only'
import { database } from '@/lib/db/database'
import { encodeAvif } from '@/lib/files/inspection'
import { avifWidthsOf, pictureName, sizeName } from '@/lib/files/names'
import { storage } from '@/lib/files/storage'
import { sha256 } from '@/lib/files/sums'
import { jobKind } from '@/lib/jobs/job'
import { settings } from '@/lib/settings/settings'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isInUse, setSizeSums } from '../../server/repository'

/**
 * Makes a stored photograph as AVIF, which browsers load in half to two thirds of the bytes.
 * Until then its AVIF addresses answer with WebP.
 */
export const makeAvif = jobKind({
  name: 'make-avif',
  payload: z.object({ key: z.string(), widths: z.array(z.int()) }),
  run: async ({ key, widths }) => {
    const source = await storage().get(pictureName(key, Math.max(...widths)))
    if (!source || !(await isInUse(await database(), key))) return
    const sums: Record<string, string> = {}
    await inFolder(async (folder) => {
      const path = join(folder, 'source.webp')
      await writeFile(path, source)
      for (const { width, file } of await encodeAvif(path, avifWidthsOf(widths))) {
        const bytes = await readFile(file)
        await storage().put(pictureName(key, width, 'avif'), bytes)
        sums[sizeName(width, 'avif')] = sha256(bytes)
      }
    })
    await setSizeSums(await database(), key, sums)
  },
})

/** Work in a folder that is removed afterwards; one of a killed process goes with its uploads. */
async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const uploads = join(settings().DATA_DIR, 'uploads')
  await mkdir(uploads, { recursive: true })
  const folder = await mkdtemp(join(uploads, 'avif-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
