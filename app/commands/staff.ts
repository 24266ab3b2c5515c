import { appointStaff, dismissStaff } from '@/features/accounts/account-status/server/service'
import { Problem } from '@/lib/api/problem'
import type { Transaction } from '@/lib/db/handle'
import { isLocale } from '@/lib/i18n/locale'
import { hasDatabase } from '@/lib/settings/settings'
import { z } from 'zod'
import { onDatabase, refuse } from './on-database'
import { ended } from './outcome'

const usage =
  'Say who and what: npm run staff -- <e-mail> <editor|officer|admin|none> [en|ar]. The language is that of a new account; without it, Arabic.'

const given = z.tuple([
  z.email(),
  z.enum(['editor', 'officer', 'admin', 'none']),
  z.string().refine(isLocale).nullable().default(null),
])

/**
 * `npm run staff`: gives somebody a role of staff and prints the link that sets their password, so
 * no account ever begins with a password that somebody else knows; `none` takes all roles.
 */
async function run(): Promise<void> {
  const [email, role, locale] = given.safeParse(process.argv.slice(2)).data ?? refuse(usage)
  if (!hasDatabase()) refuse('The provider keeps the accounts: this portal has none.')
  await onAccounts(async (tx) => {
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

async function onAccounts(work: (tx: Transaction) => Promise<string[]>): Promise<void> {
  try {
    await onDatabase(work)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    refuse(
      error.code === 'not_found'
        ? 'Nobody has this address.'
        : 'The account of this address is disabled.',
    )
  }
}

await ended(run)
