import { endpoint } from '@/lib/api/endpoint'
import { idParams } from '@/lib/api/params'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** Menus of the portal: 1 top navigation, 2 navigation tree, 3 footer columns. */
export const menuIds = { top: 1, tree: 2, footer: 3 } as const

const entryNames = {
  id: z.int().positive(),
  page_id: z.int().positive(),
  menu_id: z.int().min(1).max(3),
  parent_id: z
    .int()
    .positive()
    .nullable()
    .meta(editor('reference', { of: 'pages' })),
  /** Page id in `/pages/{a_id}-{slug}`; null for an entry that is not an application page. */
  a_id: z.int().positive().nullable(),
  ...bilingualText('url', 'bare'),
  /** Canonical own address without language prefix (`/about-jordan`), where it has one. */
  path: z.string().startsWith('/').nullable(),
  /** External link; an entry with one opens it and has no page. */
  ...bilingualOptional('link', 'bare', editor('address')),
  ...bilingualText('title'),
  ...bilingualText('nav_title'),
  ...bilingualText('nav_description', 'lower', editor('text')),
}

/** The content of a page; an alias has none. */
export const pageContent = z.object({
  ...bilingualOptional('subtitle'),
  ...bilingualOptional('sub_subtitle'),
  ...bilingualText('content', 'lower', editor('html')),
  ...bilingualText('keywords', 'bare', editor('text')),
  ...bilingualOptional('meta_description', 'short', editor('text')),
  image: z.string().nullable().meta(editor('picture')),
  ...bilingualOptional('image_alt'),
  updated_at: z.iso.datetime({ offset: true }),
})

/** A menu entry with its content page (spec part 1 section 3, 'Menu page'). */
export const menuEntryWrite = z.object({
  ...entryNames,
  /** The entry whose page this alias shows elsewhere in the menus. */
  alias_of: z
    .int()
    .positive()
    .nullable()
    .meta(editor('reference', { of: 'pages' })),
  ...pageContent.shape,
  sort: z.int().meta(editor('position', { among: ['menu_id', 'page_id', 'parent_id'] })),
  status: z.int().meta(editor('flag', { initial: 1 })),
})

/** A menu entry in public answers. */
export const menuEntry = menuEntryWrite.extend({
  updated_at: pageContent.shape.updated_at.nullable(),
  /** The navigation page of the entry, for the banner. */
  page_belongs: z.object(bilingualText('title')),
})

export type MenuEntry = z.infer<typeof menuEntry>

/** An entry in the navigation. */
export const navigationChild = z.object(entryNames)

export type NavigationChild = z.infer<typeof navigationChild>

export const navigationPageWrite = z.object({
  id: z.int().positive(),
  menu_id: z.int().min(1).max(3),
  a_id: z.int().positive().nullable(),
  ...bilingualText('url', 'bare'),
  ...bilingualOptional('link', 'bare', editor('address')),
  ...bilingualText('title'),
  ...bilingualText('description', 'lower', editor('text')),
  sort: z.int().meta(editor('position', { among: ['menu_id'] })),
})

/** A navigation page with its entries. */
export const navigationPage = navigationPageWrite.extend({ childs: z.array(navigationChild) })

export type NavigationPage = z.infer<typeof navigationPage>

/** Every page shows menus, so every page has this tag. */
export const menusTag = 'menus'

export const topNavigation = endpoint({
  method: 'GET',
  path: 'menu-1-pages/{id}',
  summary: 'List the navigation pages of a menu with their entries',
  access: 'public',
  params: idParams,
  response: z.array(navigationPage),
  tags: [menusTag],
})

export const menuEntryById = endpoint({
  method: 'GET',
  path: 'menu-1-children/{id}',
  summary: 'Get a menu entry with its banner and page content',
  access: 'public',
  params: idParams,
  response: menuEntry,
  errors: ['not_found'],
  tags: [menusTag],
})

export const menuEntriesByPage = endpoint({
  method: 'GET',
  path: 'menu-1-children-by-page/{id}',
  summary: 'List the entries of a navigation page in a menu',
  access: 'public',
  params: idParams,
  query: z.object({ menu_id: z.coerce.number().int().min(1).max(3).default(menuIds.top) }),
  response: z.array(menuEntry),
  tags: [menusTag],
})

export const allMenuEntries = endpoint({
  method: 'GET',
  path: 'menu-1-children-all',
  summary: 'List the entries of all menus',
  access: 'public',
  response: z.array(menuEntry),
  tags: [menusTag],
})

export const navigationTree = endpoint({
  method: 'GET',
  path: 'menu-1-tree/{id}',
  summary: 'Get the navigation pages of a menu as a tree',
  access: 'public',
  params: idParams,
  response: z.array(navigationPage),
  tags: [menusTag],
})
