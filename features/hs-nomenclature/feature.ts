import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { searchNomenclature } from './server/hs-nomenclature'

export const hsNomenclatureFeature: Feature = {
  name: 'hs-nomenclature',
  calls: [
    ...calls(contract, 'same', {
      nomenclatureSearch: ({ query }) => searchNomenclature(query.q ?? ''),
    }),
  ],
}
