import { damageLine, DatabaseRefused, DatabaseUnavailable } from '@/lib/db/errors'
import { MigrationFailed } from '@/lib/db/migrate'
import { WrongSetting } from '@/lib/settings/schema'
import { settings } from '@/lib/settings/settings'

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Runs a command; what an operator can do something about ends with one line and a non-zero code. */
export async function ended(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    const known = explained(error)
    if (!known) throw error
    process.stderr.write(`${known.line}\n`)
    process.exitCode = known.code
  }
}

function explained(error: unknown): { line: string; code: number } | undefined {
  if (error instanceof WrongSetting) return { line: error.message, code: 78 }
  if (error instanceof DatabaseRefused) return { line: error.message, code: error.exitCode }
  if (error instanceof DatabaseUnavailable) {
    const name = settings().DATABASE_URL ? 'PostgreSQL' : 'The embedded database'
    return { line: `${name} does not answer: ${error.message}`, code: 69 }
  }
  const damage = damageLine(error)
  if (damage !== undefined) return { line: damage, code: 1 }
  if (error instanceof MigrationFailed) return { line: error.message, code: 1 }
  return undefined
}
