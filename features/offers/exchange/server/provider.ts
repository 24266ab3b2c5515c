import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import {
  applyOfferImport,
  beginOfferImport,
  checkOfferImport,
  endOfferImport,
  importLineList,
  myOfferImport,
  sendImportFiles,
} from '../contract'

/** A provider takes no files of offers. */
export const offerExchangeAdapters = [
  absent(myOfferImport),
  absent(beginOfferImport),
  absent(sendImportFiles),
  absent(checkOfferImport),
  absent(applyOfferImport),
  absent(endOfferImport),
  absent(importLineList),
]
