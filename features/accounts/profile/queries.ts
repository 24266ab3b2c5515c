import { byName, filterOptions } from '@/components/list-view/filter-options'
import { countries } from '@/features/reference-lists/contract'
import { call } from '@/lib/api/call'
import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import type { Locale } from '@/lib/i18n/locale'
import { changeLanguage, editProfile } from './contract'
import type { ProfileValues } from './rules'

/** Saves one’s own profile; a picture is sent only when it is new. */
export const saveProfile = (
  userId: number,
  { name, last_name, avatar_img }: ProfileValues,
  uploading: Uploading,
) =>
  upload(
    editProfile,
    { params: { userId }, body: { name, last_name }, files: { ...(avatar_img && { avatar_img }) } },
    uploading,
  )

/** The countries that a person works from, by their names in one language. */
export async function homeCountries(locale: Locale) {
  const listed = (await call(countries)).filter(({ portal_own }) => !portal_own)
  return byName(
    filterOptions(listed, 'name', ({ id }) => id, locale),
    locale,
  )
}

/** Saves the language of emails to the caller and of their back office. */
export const saveLanguage = (locale: Locale) => call(changeLanguage, { body: { locale } })
