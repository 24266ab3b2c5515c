import type { InputOf } from '@/lib/api/endpoint'
import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import { sendRequestOffer } from './contract'

export const sendOffer = (
  id: number,
  { body, files }: { body: InputOf<typeof sendRequestOffer>['body']; files: readonly File[] },
  uploading: Uploading,
) => upload(sendRequestOffer, { params: { id }, body, files: { files: [...files] } }, uploading)
