import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { pagesAtProvider } from './server/pages.provider'
import {
  getMenuEntry,
  listAllMenuEntries,
  listMenuEntriesByPage,
  listNavigation,
} from './server/pages'

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
