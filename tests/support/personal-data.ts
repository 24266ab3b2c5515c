import { personalRecords } from '@/app/features'
import type { deleteAccount } from '@/features/accounts/security/contract'
import { closeMyAccount, exportMyData } from '@/features/personal-data/server/personal-data'
import type { BodyOf } from '@/lib/api/endpoint'
import type { Actor } from '@/lib/auth/actor'

/** Closes an account as the portal does, with what all features store of the person. */
export const closeAccount = (actor: Actor, body: BodyOf<typeof deleteAccount>) =>
  closeMyAccount(actor, body, personalRecords)

/** The data of a person in all features. */
export const exportData = (actor: Actor) => exportMyData(actor, personalRecords)
