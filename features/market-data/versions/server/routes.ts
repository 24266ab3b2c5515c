import 'server-only'
import { route } from '@/lib/api/route'
import {
  createDataset,
  discardVersion,
  documentsFile,
  importFile,
  publishVersion,
  restoreVersion,
  staffDataset,
  staffDatasets,
  staffVersion,
  withdrawDataset,
} from '../contract'
import {
  createEmptyDataset,
  datasetWithVersions,
  discard,
  documentsFileOf,
  listDatasets,
  publishLoaded,
  restoreFormer,
  versionDetail,
  withdraw,
} from './service'
import type { ContentWriter } from '../../documents/server/service'
import { startImport } from '../../imports/server/service'

/** The calls of staff; datasets and documents are records of content, which comes later, and writes them. */
export const marketVersionRoutes = (write: ContentWriter) => [
  route(staffDatasets, (_, { actor }) => listDatasets(actor)),
  route(staffDataset, ({ params }, { actor }) => datasetWithVersions(actor, params.id)),
  route(documentsFile, ({ params }, { actor }) => documentsFileOf(actor, params.id)),
  route(createDataset, ({ body }, { actor }) => createEmptyDataset(actor, body)),
  route(staffVersion, ({ params }, { actor }) => versionDetail(actor, params.id)),
  route(importFile, ({ body, files }, { actor }) => startImport(actor, body, files.file)),
  route(publishVersion, ({ params }, { actor }) => publishLoaded(actor, params.id, write)),
  route(restoreVersion, ({ params }, { actor }) => restoreFormer(actor, params.id, write)),
  route(discardVersion, ({ params }, { actor }) => discard(actor, params.id)),
  route(withdrawDataset, ({ params }, { actor }) => withdraw(actor, params.id, write)),
]
