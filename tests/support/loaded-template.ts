import { seedIfEmpty } from '@/features/installation/server/installation'
import { openInMemory } from '@/lib/db/embedded'
import { openPostgres } from '@/lib/db/postgres'
import { localStorage } from '@/lib/files/local-storage'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import { z } from 'zod'
import { blankPictures } from './blank-pictures'
import { execute } from './postgres'
import type { TestTemplate } from './template'

const template = z.discriminatedUnion('engine', [
  z.object({ engine: z.literal('pglite'), file: z.string() }),
  z.object({ engine: z.literal('postgres'), server: z.string(), name: z.string() }),
])
const outcome = z.object({ template: template.optional(), failure: z.string().optional() })

/** The password of the sample accounts in tests. */
export const samplePassword = 'the password of samples'

const folderOf = () => join(inject('runFolder'), 'loaded')

/** The folder with the files of the loaded data. It is shared: copy it to change them. */
export function loadedFiles(): string {
  return join(folderOf(), 'files')
}

/**
 * A template that holds all of the portal's own data, samples included. Loading takes
 * seconds, so the first test file of a run that needs it creates it, and all others wait.
 */
export async function loadedTemplate(): Promise<TestTemplate> {
  const folder = folderOf()
  const made = join(folder, 'outcome.json')
  if (isFirst(folder)) {
    const result = await load(inject('testTemplate'), folder).then(
      (loaded) => ({ template: loaded }),
      (error: unknown) => ({ failure: String(error) }),
    )
    writeFileSync(`${made}.part`, JSON.stringify(result))
    renameSync(`${made}.part`, made)
  }
  while (!existsSync(made)) await wait(100)
  const found = outcome.parse(JSON.parse(readFileSync(made, 'utf8')))
  if (!found.template) throw new Error(`The data could not be loaded: ${found.failure}`)
  return found.template
}

/** The process that creates the folder also creates its content. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

async function load(empty: TestTemplate, folder: string): Promise<TestTemplate> {
  const options = {
    sampleData: true,
    samplePassword,
    files: localStorage(join(folder, 'files')),
    render: blankPictures(),
  }
  if (empty.engine === 'pglite') {
    const file = join(folder, 'template.tar')
    const database = await openInMemory(empty.file)
    await seedIfEmpty(database, options)
    await database.save(file)
    await database.close()
    return { engine: 'pglite', file }
  }
  const name = `${empty.name}_loaded`
  await execute(empty.server, `create database ${name} template ${empty.name} strategy file_copy`)
  const url = new URL(empty.server)
  url.pathname = name
  const database = await openPostgres({ url: url.href })
  await seedIfEmpty(database, options)
  await database.close()
  return { engine: 'postgres', server: empty.server, name }
}
