import { isServed } from '@/lib/api/call'
import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import type { OfferType } from '../kinds/contract'
import { beginOfferImport, myOfferImport, sendImportFiles } from './contract'

/** Whether this portal reads and writes files of offers. */
export const hasOfferExchange = () => isServed(myOfferImport)

export const sendTable = (type: OfferType, file: File, uploading: Uploading) =>
  upload(beginOfferImport, { body: { type }, files: { file } }, uploading)

export const sendFiles = (id: number, files: readonly File[], uploading: Uploading) =>
  upload(sendImportFiles, { body: { id: String(id) }, files: { files } }, uploading)
