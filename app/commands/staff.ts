import { appointStaff, dismissStaff } from '@/features/accounts/standing/server/service'
import { Problem } from '@/lib/api/problem'
import { databaseOptions } from '@/lib/db/database'
import { DatabaseRefused } from '@/lib/db/errors'
import type { DatabaseHandle, Transaction } from '@/lib/db/handle'
import { pendingMigrations } from '@/lib/db/migrate'
import { openDatabase } from '@/lib/db/open'
import { isLocale } from '@/lib/i18n/locale'
import { settings } from '@/lib/settings/settings'
import { z } from 'zod'
import { ended, say } from './outcome'

const usage =
  'Say who and what: npm run staff -- <e-mail> <editor|officer|admin|none> [en|ar]. The language is that of a new account.'

const given = z.tuple([
  z.email(),
  z.enum(['editor', 'officer', 'admin', 'none']),
  z.string().refine(isLocale).default('en'),
])

/**
 * `npm run staff`: gives somebody a role of staff and prints the link that sets their password, so
 * no account ever begins with a password that somebody else knows; `none` takes all roles.
 */
async function run(): Promise<void> {
  const [email, role, locale] = given.safeParse(process.argv.slice(2)).data ?? refuse(usage)
  if (settings().API_BASE_URL) refuse('The provider keeps the accounts: this portal has none.')
  await onDatabase(async (tx) => {
    if (role === 'none') {
      await dismissStaff(tx, email)
      return [`${email} has no role of staff any more, and is logged out everywhere.`]
    }
    const { isNew, link } = await appointStaff(tx, { email, role, locale })
    return [
      `${email} ${isNew ? 'has a new account and' : 'is logged out everywhere and has'} the role ${role}.`,
      'Their password is set at this address, once and within 30 minutes:',
      link,
    ]
  })
}

function refuse(line: string): never {
  throw new DatabaseRefused(line)
}

/** Runs work in one transaction, and says what it answers once that is committed. */
async function onDatabase(work: (tx: Transaction) => Promise<string[]>): Promise<void> {
  const database: DatabaseHandle = await openDatabase({ ...databaseOptions(), report: say })
  try {
    if ((await pendingMigrations(database)).length > 0) {
      refuse('The database is not up to date: run npm run db:migrate first.')
    }
    for (const line of await database.db.transaction(work)) say(line)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    refuse(
      error.code === 'not_found'
        ? 'Nobody has this address.'
        : 'The account of this address is disabled.',
    )
  } finally {
    await database.close()
  }
}

await ended(run)
