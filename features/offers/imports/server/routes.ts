import 'server-only'
import { route } from '@/lib/api/route'
import {
  checkOfferImport,
  endOfferImport,
  importLineList,
  myOfferImport,
  applyOfferImport,
} from '../../exchange/contract'
import { checkImport, currentImport, endImport, listLines, applyImport } from './service'

export const offerImportRoutes = [
  route(myOfferImport, (_input, { actor }) => currentImport(actor)),
  route(importLineList, ({ query }, { actor }) => listLines(actor, query)),
  route(checkOfferImport, ({ body }, { actor }) => checkImport(actor, body.id)),
  route(applyOfferImport, ({ body }, { actor }) => applyImport(actor, body.id)),
  route(endOfferImport, ({ body }, { actor }) => endImport(actor, body.id)),
]
