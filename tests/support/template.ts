import { openInMemory } from '@/lib/db/embedded'
import type { DatabaseHandle } from '@/lib/db/handle'
import { openPostgres } from '@/lib/db/postgres'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execute, startPostgres } from './postgres'

/** The template of a test file's database. */
export type TestTemplate =
  { engine: 'pglite'; file: string } | { engine: 'postgres'; server: string; name: string }

/** Fills an empty database with the initial data of every test. */
export type Prepare = (database: DatabaseHandle) => Promise<unknown>

export interface MadeTemplate {
  template: TestTemplate
  remove: () => Promise<void>
}

const require = createRequire(import.meta.url)
const templateName = 'portal_template'

/** Makes the template once, on the engine that `TEST_ENGINE` names (`pglite` or `postgres`). */
export function makeTemplate(prepare: Prepare): Promise<MadeTemplate> {
  const engine = process.env.TEST_ENGINE ?? 'pglite'
  if (engine === 'pglite') return embeddedTemplate(prepare)
  if (engine === 'postgres') return postgresTemplate(prepare)
  throw new Error(`TEST_ENGINE is '${engine}': it must be pglite or postgres.`)
}

/**
 * The engine's code, kept for as long as the run: each thread that opens a database then takes what
 * is compiled already. Compiling it costs more processor time than most tests.
 */
const keptEngine: { code?: WebAssembly.Module } = {}

async function embeddedTemplate(prepare: Prepare): Promise<MadeTemplate> {
  const code = join(dirname(require.resolve('@electric-sql/pglite')), 'pglite.wasm')
  keptEngine.code ??= await WebAssembly.compile(readFileSync(code))
  const folder = mkdtempSync(join(tmpdir(), 'template-'))
  const file = join(folder, 'template.tar')
  const database = await openInMemory()
  await prepare(database)
  await database.save(file)
  await database.close()
  const remove = () => Promise.resolve(rmSync(folder, { recursive: true, force: true }))
  return { template: { engine: 'pglite', file }, remove }
}

async function postgresTemplate(prepare: Prepare): Promise<MadeTemplate> {
  const server = await startPostgres()
  if (!server) throw new Error('TEST_ENGINE is postgres, and there is no PostgreSQL to start.')
  await execute(server.url, `create database ${templateName}`)
  const database = await openPostgres({ url: server.socketUrlOf(templateName) })
  await prepare(database)
  await database.close()
  return {
    template: { engine: 'postgres', server: server.socketUrlOf('portal'), name: templateName },
    remove: server.remove,
  }
}
