import 'server-only'
import { countAgainstLimit, isWithinLimit, type Use } from '@/lib/api/limits'
import { tokenHash } from '@/lib/auth/tokens'
import { mailboxOf } from './mailbox'

/** A mail to an address that nobody has confirmed, as it is counted before the work of which it comes. */
export const confirmationMailUse = (address: string): Use => ({
  action: 'confirmation-mail',
  caller: keyOf(address),
})

/**
 * Counts a mail to an address that nobody has confirmed, over all features (spec/decisions.md, 'Mail
 * and consent'). Call it before such a mail is queued. Throws `too_many_requests` from the fourth in
 * a day on. The counter has a hash, not the address.
 */
export async function countConfirmationMail(address: string): Promise<void> {
  await countAgainstLimit('confirmation-mail', keyOf(address))
}

/**
 * The same where the caller must not notice: whether the mail may be sent. Call it outside of
 * transactions.
 */
export async function mayMailUnconfirmed(address: string): Promise<boolean> {
  return isWithinLimit('confirmation-mail', keyOf(address))
}

/**
 * Whether a person may be sent a mail about what they did themselves: one whose address nobody has
 * confirmed gets few, which count with the others. Call it outside of transactions.
 */
export async function mayMail(reader: { address: string; isConfirmed: boolean }) {
  return reader.isConfirmed || mayMailUnconfirmed(reader.address)
}

const keyOf = (address: string) => tokenHash(mailboxOf(address))
