import { openInMemory } from '@/lib/db/embedded'
import type { Database, DatabaseHandle } from '@/lib/db/handle'
import { openPostgres } from '@/lib/db/postgres'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { execute } from './postgres'
import type { TestTemplate } from './template'

/** A fresh database with the content of the template; closing it removes it. */
function openTestDatabase(
  template: TestTemplate = inject('testTemplate'),
): Promise<DatabaseHandle> {
  return template.engine === 'pglite' ? openInMemory(template.file) : copyOnServer(template)
}

async function copyOnServer(
  template: Extract<TestTemplate, { engine: 'postgres' }>,
): Promise<DatabaseHandle> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await execute(
    template.server,
    `create database ${name} template ${template.name} strategy file_copy`,
  )
  const url = new URL(template.server)
  url.pathname = name
  const database = await openPostgres({ url: url.href })
  const close = async () => {
    await database.close()
    await execute(template.server, `drop database ${name} with (force)`)
  }
  let closed: Promise<void> | undefined
  return { ...database, close: () => (closed ??= close()) }
}

/** The database of the running test file. */
interface TestDatabase {
  readonly db: Database
  readonly handle: DatabaseHandle
  /** Goes back to the content of the template. */
  renew: () => Promise<void>
}

const slot = Symbol.for('portal.db')

interface Holder {
  [slot]?: Promise<DatabaseHandle>
}

const holder: typeof globalThis & Holder = globalThis

/**
 * Gives the test file a database of its own for its whole run. What the application gets from
 * `database()` is the same one.
 */
export function useTestDatabase(
  template: () => TestTemplate | Promise<TestTemplate> = () => inject('testTemplate'),
): TestDatabase {
  let opened: DatabaseHandle | undefined
  const open = async () => {
    opened = await openTestDatabase(await template())
    holder[slot] = Promise.resolve(opened)
  }
  const close = async () => {
    delete holder[slot]
    await opened?.close()
    opened = undefined
  }
  beforeAll(open)
  afterAll(close)
  const handle = () => {
    if (!opened) throw new Error('The test database is open only while tests run.')
    return opened
  }
  return {
    get db() {
      return handle().db
    },
    get handle() {
      return handle()
    },
    renew: async () => {
      await close()
      await open()
    },
  }
}
