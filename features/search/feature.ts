import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import * as datasetsContract from './datasets/contract'
import { datasetsAtProvider } from './datasets/server/datasets.provider'
import {
  listCompanies,
  listEvents,
  listExperts,
  listExports,
  listTitled,
} from './datasets/server/datasets'
import { reindexing } from './server/search-documents'
import * as judgementsContract from './judgements/contract'
import {
  judgementsAsFile,
  judgeSearch,
  listJudgements,
  removeJudgement,
} from './judgements/server/judgements'
import * as popularContract from './popular/contract'
import { listPopularSearches } from './popular/server/popular'
import { searchAtProvider } from './server/search.provider'
import * as searchLogContract from './search-log/contract'
import { clearSearches, listTopSearches } from './search-log/server/search-log'
import { findEverywhere, suggest } from './server/search'
import * as synonymsContract from './synonyms/contract'
import {
  addSynonyms,
  changeSynonyms,
  getSynonyms,
  listSynonyms,
  removeSynonyms,
} from './synonyms/server/synonyms'

export const searchFeature: Feature = {
  name: 'search',
  calls: [
    ...calls(datasetsContract, datasetsAtProvider, {
      eventsDataset: ({ query }) => listEvents(query),
      agreementsDataset: ({ query }) => listTitled('trades', query),
      exportsDataset: ({ query }) => listExports(query),
      publicationsDataset: ({ query }) => listTitled('publications', query),
      companiesDataset: ({ query }) => listCompanies(query),
      expertsDataset: ({ query }) => listExperts(query),
      newsDataset: ({ query }) => listTitled('news', query),
    }),
    ...calls(judgementsContract, 'same', {
      judgementList: (_input, { actor }) => listJudgements(actor),
      judgementSave: ({ body }, { actor }) => judgeSearch(actor, body),
      judgementDelete: ({ params }, { actor }) => removeJudgement(actor, params.id),
      judgementFile: (_input, { actor }) => judgementsAsFile(actor),
    }),
    ...calls(popularContract, 'same', {
      popularSearches: ({ query }, context) => listPopularSearches(query.locale ?? context.locale),
    }),
    ...calls(searchLogContract, 'same', {
      topSearches: (_input, { actor }) => listTopSearches(actor),
    }),
    ...calls(contract, searchAtProvider, {
      searchAll: ({ query }, context) => findEverywhere(query, context),
      searchSuggestions: ({ query }, context) => suggest(query, context),
    }),
    ...calls(synonymsContract, 'same', {
      synonymList: ({ query }, { actor }) => listSynonyms(actor, query),
      synonymDetail: ({ params }, { actor }) => getSynonyms(actor, params.id),
      synonymCreate: ({ body }, { actor }) => addSynonyms(actor, body),
      synonymUpdate: ({ params, body }, { actor }) => changeSynonyms(actor, params.id, body),
      synonymDelete: ({ params }, { actor }) => removeSynonyms(actor, params.id),
    }),
  ],
  jobs: [reindexing],
  hourly: [clearSearches],
}
