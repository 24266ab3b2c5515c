import 'server-only'
import { route } from '@/lib/api/route'
import { beginOfferImport, sendImportFiles } from '../../exchange/contract'
import { beginImport, receiveFiles } from './service'

export const offerImportFileRoutes = [
  route(beginOfferImport, ({ body, files }, { actor }) =>
    beginImport(actor, body.type, files.file),
  ),
  route(sendImportFiles, ({ body, files }, { actor }) => receiveFiles(actor, body.id, files.files)),
]
