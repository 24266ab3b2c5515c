import 'server-only'
import { whenNotFound } from '@/lib/api/fallback'
import type { Stances } from '@/lib/api/feature'
import { sameCall, tableCall } from '@/lib/api/upstream/adapter'
import { numberedTable, tableRecord } from '@/lib/api/upstream/table-record'
import { inLocale, textsOf } from '@/lib/bilingual/in-locale'
import { bothLanguages, renamePair } from '@/lib/bilingual/pair'
import { routes } from '@/lib/routing/routes'
import { entryPath } from '@/lib/routing/table'
import { z } from 'zod'
import type * as pagesCalls from '../contract'
import {
  allMenuEntries,
  menuEntriesByPage,
  menuEntry,
  menuEntryById,
  menuIds,
  navigationChild,
  navigationPage,
  navigationTree,
  topNavigation,
  type NavigationPage,
} from '../contract'

const missingNames = {
  parent_id: null,
  ...bothLanguages('link', null, 'bare'),
  ...bothLanguages('nav_description', ''),
}

const entry = tableRecord(
  menuEntry,
  {
    ...missingNames,
    ...bothLanguages('sub_subtitle', null),
    ...bothLanguages('image_alt', null),
    alias_of: null,
    updated_at: null,
    sort: 0,
    status: 1,
    page_belongs: bothLanguages('title', ''),
  },
  withOwnNames,
)

/** An entry with defaults for its address and its name in menus. */
function withOwnNames(given: object): object {
  const { en, ar } = textsOf(given, 'nav_title')
  return {
    path: entryPath(given),
    ...given,
    ...(en === '' && ar === '' && renamePair(given, 'title', 'nav_title')),
  }
}

const absentHere: readonly (string | null)[] = [routes.markets(), routes.buyingRequests()]

/** Whether an entry of a provider like this portal leads to what is absent here. */
const isAbsentHere = ({ path }: { path: string | null }) => absentHere.includes(path)

const entries = z.array(entry).transform((list) => list.filter((one) => !isAbsentHere(one)))

const child = tableRecord(
  navigationChild,
  { ...missingNames, page_id: 1, menu_id: menuIds.top, a_id: null },
  withOwnNames,
)

/** Entries without an id have the address of their `url`. */
const children = z.preprocess(
  (list) => (Array.isArray(list) ? list.map(withAddress) : list),
  numberedTable(child),
)

function withAddress(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || 'id' in given || !('url' in given))
    return given
  return { path: entryPath(given) ?? `/${String(given.url)}`, ...given }
}

const page = tableRecord(navigationPage.extend({ childs: children }), {
  ...bothLanguages('description', ''),
  menu_id: menuIds.top,
  sort: 0,
  childs: [],
})

const pages = z.array(page).transform((list) => list.flatMap(withoutAbsent))

/** A page with its entries; no page where all its entries lead to what is absent here. */
function withoutAbsent(given: NavigationPage): NavigationPage[] {
  const childs = given.childs.filter((one) => !isAbsentHere(one))
  return childs.length === 0 && given.childs.length > 0 ? [] : [{ ...given, childs }]
}

const topPages = tableCall(topNavigation, pages)

export const pagesAtProvider = {
  // The tables have a separate call for the entries of a page, and no footer menu.
  topNavigation: async (input, { ask, call }) => {
    const found = await whenNotFound(ask(topPages, input), (missing) => {
      if (input.params.id !== menuIds.footer) throw missing
      return []
    })
    return Promise.all(
      found.map(async (one) => {
        if (one.childs.length > 0 || inLocale(one, 'link', 'en') !== '') return one
        const query = { menu_id: input.params.id }
        return { ...one, childs: await call(menuEntriesByPage, { params: { id: one.id }, query }) }
      }),
    )
  },
  menuEntryById: sameCall(menuEntryById, entry),
  menuEntriesByPage: sameCall(menuEntriesByPage, entries),
  allMenuEntries: sameCall(allMenuEntries, entries),
  navigationTree: sameCall(navigationTree, pages),
} satisfies Partial<Stances<typeof pagesCalls>>
