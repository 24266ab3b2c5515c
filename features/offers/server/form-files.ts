import 'server-only'
import {
  addressOfPicture,
  discardFiles,
  withStoredFiles,
  type StoredFile,
} from '@/features/files/server/files'
import { saveUploadedAttachment, saveUploadedPicture } from '@/features/files/server/uploads'
import { documentAddress } from '@/lib/files/names'
import type { OfferDetails } from '../contract'
import type { SentPicture } from '@/features/files/pictures/contract'
import { asUploaded } from '../pictures/rules'
import { savePictures } from '../pictures/server/pictures'
import type { Received } from '../my-offers/server/my-offers.mapper'

/** Removes the stored files when the work fails or does not need them. */
export async function keeping(work: (kept: StoredFile[]) => Promise<boolean>): Promise<void> {
  await withStoredFiles(async (kept) => {
    if (!(await work(kept))) await discardFiles(kept)
  })
}

/**
 * Stores the uploaded files and returns their fields, in the order of the form's pictures, or without
 * such a list as the first picture; adds each to `kept`.
 */
export async function storedFiles(
  { pictures, files }: { pictures: SentPicture[] | undefined; files: Received },
  owner: number,
  kept: StoredFile[],
): Promise<Partial<OfferDetails>> {
  const [picture] = files.image
  const [certificate] = files.certificate_image
  const stored: Partial<OfferDetails> = {}
  if (pictures) Object.assign(stored, await savePictures(pictures, files, { owner, kept }))
  else if (picture) {
    const image = await saveUploadedPicture({ field: 'image', file: picture, owner })
    kept.push(image)
    Object.assign(stored, { image: addressOfPicture(image), ...asUploaded })
  }
  if (certificate) {
    const upload = { field: 'certificate_image', file: certificate, owner }
    const document = await saveUploadedAttachment(upload)
    kept.push(document)
    stored.certificate_image = documentAddress(document.key)
  }
  return stored
}
