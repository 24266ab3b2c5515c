import type { DatabaseHandle } from '@/lib/db/handle'

/** The statements that the tables of a database do not take, with the reason of each. */
export function refusedStatements(
  database: DatabaseHandle,
  statements: readonly string[],
): Promise<Map<string, string>> {
  return database.withoutTimeout(async (_db, client) => {
    const refused = new Map<string, string>()
    for (const statement of statements) {
      try {
        await client.query(`prepare released as ${statement}`)
        await client.query('deallocate released')
      } catch (error) {
        refused.set(statement, error instanceof Error ? error.message : String(error))
      }
    }
    return refused
  })
}
