import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { pagesAtProvider } from './server/provider'
import {
  getMenuEntry,
  listAllMenuEntries,
  listMenuEntriesByPage,
  listNavigation,
} from './server/service'

export const pagesFeature: Feature = {
  name: 'pages',
  calls: [
    ...calls(contract, pagesAtProvider, {
      topNavigation: ({ params }) => listNavigation(params.id),
      navigationTree: ({ params }) => listNavigation(params.id),
      menuEntryById: ({ params }) => getMenuEntry(params.id),
      menuEntriesByPage: ({ params, query }) => listMenuEntriesByPage(query.menu_id, params.id),
      allMenuEntries: () => listAllMenuEntries(),
    }),
  ],
}
