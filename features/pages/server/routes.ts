import 'server-only'
import { route } from '@/lib/api/route'
import {
  allMenuEntries,
  menuEntriesByPage,
  menuEntryById,
  navigationTree,
  topNavigation,
} from '../contract'
import { getMenuEntry, listAllMenuEntries, listMenuEntriesByPage, listNavigation } from './service'

export const pagesRoutes = [
  route(topNavigation, ({ params }) => listNavigation(params.id)),
  route(navigationTree, ({ params }) => listNavigation(params.id)),
  route(menuEntryById, ({ params }) => getMenuEntry(params.id)),
  route(menuEntriesByPage, ({ params, query }) => listMenuEntriesByPage(query.menu_id, params.id)),
  route(allMenuEntries, () => listAllMenuEntries()),
]
