import { call, isServed } from '@/lib/api/call'
import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import type { OfferType } from '../kinds/contract'
import {
  beginOfferImport,
  checkOfferImport,
  endOfferImport,
  importLineList,
  myOfferImport,
  sendImportFiles,
  applyOfferImport,
} from './contract'

/** Whether this portal reads and writes files of offers. */
export const hasOfferExchange = () => isServed(myOfferImport)

export const loadImport = () => call(myOfferImport)

/** A page of the refused lines of the current file. */
export const refusedLines = (page: number) =>
  call(importLineList, { query: { result: 'refused', page } })

export const sendTable = (type: OfferType, file: File, uploading: Uploading) =>
  upload(beginOfferImport, { body: { type }, files: { file } }, uploading)

export const sendFiles = (id: number, files: readonly File[], uploading: Uploading) =>
  upload(sendImportFiles, { body: { id: String(id) }, files: { files } }, uploading)

export const checkImport = (id: number) => call(checkOfferImport, { body: { id } })
export const applyImport = (id: number) => call(applyOfferImport, { body: { id } })
export const endImport = (id: number) => call(endOfferImport, { body: { id } })
