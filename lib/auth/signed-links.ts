import 'server-only'
import type { Executor } from '@/lib/db/database'
import { signingKey } from '@/lib/db/signing-keys'
import { isSignatureOf, signatureOf } from './signature'

/** Whom or what a link is for: a record, and the address that it is sent to. */
export interface LinkHolder {
  id: number
  email: string
}

/**
 * Links of mails that need no login. The portal signs the record together with the address, so that
 * nobody can guess one, and links that were sent to an earlier address are invalid. Each purpose has
 * its own key: a link for one is invalid for all others.
 */
export function signedLinks(purpose: string) {
  const signed = ({ id, email }: LinkHolder) => `${purpose} ${id} ${email.toLowerCase()}`
  return {
    signature: async (db: Executor, holder: LinkHolder) =>
      signatureOf(signed(holder), await signingKey(db, purpose)),
    /** Whether the portal signed the link for this record and address, in constant time. */
    isValid: async (db: Executor, holder: LinkHolder, signature: string) =>
      isSignatureOf(signed(holder), signature, await signingKey(db, purpose)),
  }
}
