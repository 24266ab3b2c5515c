import { pageView } from '@/components/list-view/page-view'
import { hasBoard } from '@/features/buying-requests/queries'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { BuyersLine } from '@/features/home/components/buyers-line'
import { ToolSection } from '@/features/market-access/components/tool-section'
import { MarketQuestion } from '@/features/market-access/question/components/market-question'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { RedirectResponse } from '@/features/pages/components/redirect-response'
import type { Feedback } from '@/features/pages/components/resolved-page'
import type { EntryView } from '@/features/pages/rules'
import { siteSettings } from '@/features/site/queries'
import { siteHead } from '@/features/site/rules'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf, type Locale } from '@/lib/i18n/locale'
import { decodeSegment } from '@/lib/routing/decoded-segment'
import { idInSlug, localePath, routes, samePath } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { exporterTools, toolSteps } from '../page-factories'

/** The metadata of the home page: name and description of the portal. */
export async function homeMetadata({ params }: { params: Promise<Segments> }) {
  const [locale, site] = [localeOf((await params).locale), await siteSettings()]
  return pageMetadata({ locale, ...siteHead(site, locale), paths: samePath(routes.home()) })
}

/** What both sides ask first: exporters of a market, and below it buyers of products. */
export function HomeQuestion({ locale }: { locale: Locale }) {
  return (
    <>
      <MarketQuestion locale={locale} look="band" />
      <BuyersLine locale={locale} hasBoard={hasBoard()} />
    </>
  )
}

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

/** The tools for exporters on the pages of menu entries. */
export async function entryTools(locale: Locale) {
  const [named, steps] = await Promise.all([exporterTools(), toolSteps(locale)])
  return { named, links: <ToolSection steps={steps} /> }
}

interface EntryList<State> {
  locale: Locale
  /** The address of the list without language prefix. */
  path: string
  state: State
}

/**
 * Both pages of a list on the page of a menu entry. A filtered view has the head of the list, a
 * further page its own.
 */
export function menuEntryListPages<State extends { page: number }>(list: {
  shape: { parse: (query: Query) => State; write: (state: State) => string }
  /** The address of the list; without it the page id in the address names the menu entry. */
  path?: string
  List: (props: EntryList<State>) => ReactNode | Promise<ReactNode>
}) {
  const { shape, List } = list
  const pathOf = (given: Segments & { record?: string }) => list.path ?? recordPath(given)
  return listPages({
    parse: shape.parse,
    metadata: async ({ locale, given, state, siteName, isFiltered }) => {
      const view = isFiltered ? undefined : await pageView(state.page, shape.write(state))
      return entryPageMetadata(locale, pathOf(given), siteName, view)
    },
    render: async ({ locale, given, state }) => {
      const path = pathOf(given)
      return (
        <EntryPage
          locale={locale}
          path={path}
          feedback={PageFeedback}
          tools={await entryTools(locale)}
        >
          <List locale={locale} path={path} state={state} />
        </EntryPage>
      )
    },
  })
}

interface Place<Given> {
  locale: Locale
  /** The address of the entry without language prefix. */
  path: string
  /** The segments of the address. */
  given: Given
}

/** The address of an entry whose page id is the segment `record`. */
function recordPath({ record = '' }: Segments & { record?: string }): string {
  return routes.applicationPage(decodeSegment(record))
}

/** The page of a menu entry with its application. */
export function entryPage<Given extends Segments>(page: {
  /** The address of the entry; without it the page id in the address names the entry. */
  path?: string | ((given: Given) => string)
  Content?: (place: Place<Given>) => ReactNode | Promise<ReactNode>
  /** The view that the address names, where it is not the page itself. */
  view?: (given: Given) => Promise<EntryView | undefined>
  /** Null for a page that asks for no feedback. */
  feedback?: Feedback | null
}) {
  const { path = recordPath, Content, view, feedback = PageFeedback } = page
  async function read({ params }: { params: Promise<Given> }): Promise<Place<Given>> {
    const given = await params
    const own = typeof path === 'string' ? path : path(given)
    return { locale: localeOf(given.locale), path: own, given }
  }
  async function generateMetadata(props: { params: Promise<Given> }) {
    const [{ locale, path: own, given }, site] = await Promise.all([read(props), siteSettings()])
    return entryPageMetadata(locale, own, inLocale(site, 'name', locale), await view?.(given))
  }
  async function Page(props: { params: Promise<Given> }) {
    const place = await read(props)
    return (
      <EntryPage
        locale={place.locale}
        path={place.path}
        feedback={feedback ?? undefined}
        tools={await entryTools(place.locale)}
      >
        {Content && <Content {...place} />}
      </EntryPage>
    )
  }
  return { generateMetadata, Page }
}

interface RecordProps {
  params: Promise<Segments & { id: string }>
}

type Head = Omit<Parameters<typeof pageMetadata>[0], 'locale' | 'siteName'>

/**
 * The page of the record whose id is in the address; another address of the record redirects to the
 * one of its head (308), and an unknown id returns 404.
 */
export function recordPage<Found extends object>(page: {
  find: (id: number) => Promise<Found | null>
  head: (found: Found, locale: Locale) => Head
  render: (view: { locale: Locale; found: Found; siteName: string }) => Promise<ReactNode>
}) {
  async function read({ params }: RecordProps) {
    const [given, site] = await Promise.all([params, siteSettings()])
    const [locale, segment] = [localeOf(given.locale), decodeSegment(given.id)]
    const id = idInSlug(segment)
    const found = id === null ? null : await page.find(id)
    return { locale, segment, found, siteName: inLocale(site, 'name', locale) }
  }
  async function generateMetadata(props: RecordProps) {
    const { locale, found, siteName } = await read(props)
    if (!found) return notFoundMetadata()
    return pageMetadata({ locale, siteName, ...page.head(found, locale) })
  }
  async function Page(props: RecordProps) {
    const { locale, segment, found, siteName } = await read(props)
    if (!found) return <NotFoundResponse locale={locale} />
    const path = page.head(found, locale).paths[locale]
    if (!path.endsWith(`/${segment}`))
      return <RedirectResponse href={encodeURI(localePath(locale, path))} />
    return page.render({ locale, found, siteName })
  }
  return { generateMetadata, Page }
}
