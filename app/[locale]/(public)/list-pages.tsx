import { pageView } from '@/components/list-view/page-view'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf, type Locale } from '@/lib/i18n/locale'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { recordPath } from './entry-page'

type Query = Record<string, string | string[] | undefined>

interface Segments {
  locale: string
}

interface Props<Given extends Segments> {
  params: Promise<Given>
  searchParams: Promise<Query>
}

/** One view of a list, as its address asks for it. */
interface View<State, Given> {
  locale: Locale
  /** The segments of the address. */
  given: Given
  state: State
  siteName: string
  isFiltered: boolean
}

/**
 * Both pages of a list: `pages/[page]`, which the page store keeps, and `filtered`, which is
 * rendered for each request. The files of the routes say which is which.
 */
export function listPages<State, Given extends Segments>(list: {
  parse: (query: Query) => State
  metadata: (view: View<State, Given>) => Promise<Metadata>
  render: (view: View<State, Given>) => Promise<ReactNode>
}) {
  async function viewOf(given: Given, query: Query, isFiltered: boolean) {
    const [locale, site] = [localeOf(given.locale), await siteSettings()]
    const siteName = inLocale(site, 'name', locale)
    return { locale, given, state: list.parse(query), siteName, isFiltered }
  }
  const stored = async ({ params }: Props<Given>) => {
    const given = await params
    return viewOf(given, 'page' in given ? { page: String(given.page) } : {}, false)
  }
  const filtered = async ({ params, searchParams }: Props<Given>) =>
    viewOf(await params, await searchParams, true)
  const pagesOf = (read: (props: Props<Given>) => Promise<View<State, Given>>) => ({
    generateMetadata: async (props: Props<Given>) => list.metadata(await read(props)),
    Page: async (props: Props<Given>) => list.render(await read(props)),
  })
  return { stored: pagesOf(stored), filtered: pagesOf(filtered) }
}

interface EntryList<State> {
  locale: Locale
  /** The address of the list without language prefix. */
  path: string
  state: State
}

/**
 * Both pages of a list below the text of a menu entry. A filtered view has the head of the list, a
 * further page its own.
 */
export function entryListPages<State extends { page: number }>(list: {
  views: { parse: (query: Query) => State; write: (state: State) => string }
  /** The address of the list; without it the page id in the address names the menu entry. */
  path?: string
  List: (props: EntryList<State>) => ReactNode | Promise<ReactNode>
}) {
  const { views, List } = list
  const pathOf = (given: Segments & { record?: string }) => list.path ?? recordPath(given)
  return listPages({
    parse: views.parse,
    metadata: async ({ locale, given, state, siteName, isFiltered }) => {
      const view = isFiltered ? undefined : await pageView(state.page, views.write(state))
      return entryPageMetadata(locale, pathOf(given), siteName, view)
    },
    render: async ({ locale, given, state }) => {
      const path = pathOf(given)
      return (
        <EntryPage locale={locale} path={path} feedback={PageFeedback}>
          <List {...{ locale, path, state }} />
        </EntryPage>
      )
    },
  })
}
