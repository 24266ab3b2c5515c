import 'server-only'
import { discardFiles, recordFiles } from '@/features/files/server/files'
import { saveUploadedPortrait, replaceFiles } from '@/features/files/server/uploads'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction } from '@/lib/db/database'
import type { ReceivedFile } from '@/lib/files/receive'
import type { Locale } from '@/lib/i18n/locale'
import {
  isCountry,
  setAvatar,
  setDetails,
  setLocale,
  setNames,
  type Details,
} from '../../server/accounts.sql'

interface Names {
  name: string
  last_name: string
}

/** Throws `forbidden` for another person's id. */
export function requireSelf(actor: Actor, id: number): void {
  if (personOf(actor).userId !== id) throw new Problem('forbidden')
}

/**
 * Changes the caller's name and, with a file, the picture; the old picture is removed later. Without
 * one their initials are drawn, which count as a picture (spec/decisions.md, 'Second edition'). Throws
 * `forbidden` for another person's id.
 */
export async function changeMyProfile(
  actor: Actor,
  id: number,
  names: Names,
  file: ReceivedFile | undefined,
) {
  requireSelf(actor, id)
  const { userId } = personOf(actor)
  const kept = file && (await saveUploadedPortrait({ field: 'avatar_img', file, owner: userId }))
  try {
    await transaction(async (tx) => {
      await setNames(tx, userId, names)
      if (!kept) return
      await recordFiles(tx, [kept])
      const replaced = await setAvatar(tx, userId, kept.key)
      if (replaced !== null) await replaceFiles(tx, [replaced])
    })
  } catch (error) {
    if (kept) await discardFiles([kept])
    throw error
  }
  return 'Success' as const
}

/** Changes what the caller's forms are filled in with. Throws `invalid` for an unknown country. */
export async function changeMyDetails(actor: Actor, details: Details) {
  const db = await database()
  const { country_id } = details
  if (country_id && !(await isCountry(db, country_id))) {
    throw new Problem('invalid', { fields: { country_id: ['choice'] } })
  }
  await setDetails(db, personOf(actor).userId, details)
  return 'Success' as const
}

/** Changes the language of emails to the caller and of their back office. */
export async function changeMyLanguage(actor: Actor, locale: Locale) {
  await setLocale(await database(), personOf(actor).userId, locale)
  return 'Success' as const
}
