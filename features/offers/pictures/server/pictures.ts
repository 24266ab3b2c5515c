import 'server-only'
import { addressOfPicture, type StoredFile } from '@/features/files/server/files'
import { saveUploadedPicture } from '@/features/files/server/uploads'
import { Problem } from '@/lib/api/problem'
import type { ReceivedFile } from '@/lib/files/receive'
import type { SentPicture } from '@/features/files/pictures/contract'
import { picturesOf, withPictures, type Pictured } from '../rules'

/** The files of new pictures: that of the first one, and of the further ones in their order. */
type PictureFiles = Record<'image' | 'images', readonly ReceivedFile[]>

const isNew = ({ image }: SentPicture) => image === null

/** Throws `invalid` when a new picture of a form has no file. */
export function requirePictureFiles(
  [first, ...further]: readonly SentPicture[],
  files: PictureFiles,
) {
  const lacksFirst = first !== undefined && isNew(first) && files.image.length === 0
  if (lacksFirst || further.filter(isNew).length !== files.images.length) {
    throw new Problem('invalid', { fields: { pictures: ['required'] } })
  }
}

/**
 * Throws `invalid` for a stored picture that this version does not have: one that was removed
 * since, or another company's.
 */
export function requireKnownPictures(sent: readonly SentPicture[], before: Pictured) {
  const known = new Set(picturesOf(before).map(({ image }) => image))
  for (const { image } of sent) {
    if (image !== null && !known.delete(image)) {
      throw new Problem('invalid', { fields: { pictures: ['picture_gone'] } })
    }
  }
}

/** Stores the new pictures of a form, each added to `kept`; returns the picture fields. */
export async function savePictures(
  sent: readonly SentPicture[],
  files: PictureFiles,
  { owner, kept }: { owner: number; kept: StoredFile[] },
) {
  const further = [...files.images]
  const pictures = []
  for (const [at, { image, ...picture }] of sent.entries()) {
    const file = at === 0 ? files.image[0] : undefined
    const taken = image === null ? (file ?? further.shift()) : undefined
    const address = taken ? await savedAddress(taken) : image
    if (address !== null) pictures.push({ image: address, ...picture })
  }
  return withPictures(pictures)

  async function savedAddress(file: ReceivedFile) {
    const saved = await saveUploadedPicture({ field: 'pictures', file, owner })
    kept.push(saved)
    return addressOfPicture(saved)
  }
}
