import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import type { ContentWriter } from './server/market-documents'
import { startImport } from './server/imports'
import { sweepImports } from './server/orphans'
import { listPublished } from './server/market-data'
import * as versionsContract from './versions/contract'
import {
  clearMarketVersion,
  createEmptyDataset,
  datasetWithVersions,
  discard,
  documentsFileOf,
  listDatasets,
  publishLoaded,
  restoreFormer,
  versionDetail,
  withdraw,
} from './versions/server/versions'

/**
 * A provider has no facts of markets (spec/decisions.md, 'Second edition'). Datasets and documents are
 * records of content, which comes later in the order of features, and writes them.
 */
export const marketDataFeature = (write: ContentWriter): Feature => ({
  name: 'market-data',
  calls: [
    ...calls(contract, 'absent', { publicDatasets: () => listPublished() }),
    ...calls(versionsContract, 'same', {
      staffDatasets: (_, { actor }) => listDatasets(actor),
      staffDataset: ({ params }, { actor }) => datasetWithVersions(actor, params.id),
      documentsFile: ({ params }, { actor }) => documentsFileOf(actor, params.id),
      createDataset: ({ body }, { actor }) => createEmptyDataset(actor, body),
      staffVersion: ({ params }, { actor }) => versionDetail(actor, params.id),
      importFile: ({ body, files }, { actor }) => startImport(actor, body, files.file),
      publishVersion: ({ params }, { actor }) => publishLoaded(actor, params.id, write),
      restoreVersion: ({ params }, { actor }) => restoreFormer(actor, params.id, write),
      discardVersion: ({ params }, { actor }) => discard(actor, params.id),
      withdrawDataset: ({ params }, { actor }) => withdraw(actor, params.id, write),
    }),
  ],
  jobs: [clearMarketVersion],
  hourly: [sweepImports],
})
