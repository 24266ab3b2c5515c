import 'server-only'
import { discardFiles, recordFiles } from '@/features/files/server/service'
import { saveUploadedPortrait, replaceFiles } from '@/features/files/uploads/server/service'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction } from '@/lib/db/database'
import type { ReceivedFile } from '@/lib/files/receive'
import type { Locale } from '@/lib/i18n/locale'
import { findUser, setAvatar, setLocale, setNames } from '../../server/repository'

interface Names {
  name: string
  last_name: string
}

/** Throws `forbidden` for another person's id. */
export function requireSelf(actor: Actor, id: number): void {
  if (personOf(actor).userId !== id) throw new Problem('forbidden')
}

/**
 * Changes the caller's name and, with a file, the picture; the old picture is removed later. Throws
 * `forbidden` for another person's id, and `invalid` without a picture, old or new (spec part 3,
 * 'Profile edit').
 */
export async function changeMyProfile(
  actor: Actor,
  id: number,
  names: Names,
  file: ReceivedFile | undefined,
) {
  requireSelf(actor, id)
  const { userId } = personOf(actor)
  const found = await findUser(await database(), userId)
  if (!found) throw new Problem('unauthenticated')
  const { avatar_key } = found.user
  if (!file && avatar_key === null) {
    throw new Problem('invalid', { fields: { avatar_img: ['required'] } })
  }
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

/** Changes the language of emails to the caller and of their back office. */
export async function changeMyLanguage(actor: Actor, locale: Locale) {
  await setLocale(await database(), personOf(actor).userId, locale)
  return 'Success' as const
}
