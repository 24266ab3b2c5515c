import { appointStaff, dismissStaff } from '@/features/accounts/server/account-status'
import { dropSecondFactor } from '@/features/accounts/server/second-factor'
import { Problem } from '@/lib/api/problem'
import type { Transaction } from '@/lib/db/handle'
import { isLocale } from '@/lib/i18n/locale'
import { z } from 'zod'
import { refuse } from './on-database'

const usage =
  'Say who and what: npm run staff -- <e-mail> <editor|officer|admin|none|no-second-factor> [en|ar]. The language is that of a new account; without it, Arabic.'

const given = z.tuple([
  z.email(),
  z.enum(['editor', 'officer', 'admin', 'none', 'no-second-factor']),
  z.string().refine(isLocale).nullable().default(null),
])

/** What `npm run staff` does with its arguments. */
export function staffWork(args: readonly string[]): (tx: Transaction) => Promise<string[]> {
  const [email, role, locale] = given.safeParse(args).data ?? refuse(usage)
  return (tx) =>
    explained(async () => {
      if (role === 'none') {
        await dismissStaff(tx, email)
        return [`${email} has no role of staff any more, and is logged out everywhere.`]
      }
      if (role === 'no-second-factor') {
        const had = await dropSecondFactor(tx, email)
        return [
          had
            ? `${email} logs in without a second factor, and is logged out everywhere.`
            : `${email} has no second factor.`,
        ]
      }
      const { isNew, link } = await appointStaff(tx, { email, role, locale })
      return [
        `${email} ${isNew ? 'has a new account and' : 'is logged out everywhere and has'} the role ${role}.`,
        'Their password is set at this address, once and within 30 minutes:',
        link,
      ]
    })
}

async function explained(work: () => Promise<string[]>): Promise<string[]> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    refuse(
      error.code === 'not_found'
        ? 'Nobody has this address.'
        : 'The account of this address is disabled.',
    )
  }
}
