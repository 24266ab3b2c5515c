import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import { editProfile } from './contract'
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
