import { around } from '@/components/motif/geometry'
import { routePartners, type RoutePartner } from '@/components/route-map/partners'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { writtenLink } from '@/lib/i18n/written-link'
import { slideButton, type Block, type Slide } from './contract'

/** The interval of the main slider in milliseconds (spec part 1 sections 2.3 and 9). */
export const slideEveryMs = 12_000

/** The number of visible slides, and the duration of a change. */
export const slideView = { shown: 1, scroll: 1, speedMs: 700 } as const

/** The action of a slide's button: opens a link in a new tab, or opens the enquiry-type dialog. */
export type SlideAction = { kind: 'link'; href: string } | { kind: 'dialog' } | { kind: 'none' }

/**
 * A slide has a button while `is_hide_button` is 0. Type 2 opens its link, any other type the
 * dialog (spec part 1 section 2.3). A slide with an invalid link has no button.
 */
export function slideAction(slide: Slide, locale: Locale): SlideAction {
  if (slide.is_hide_button !== 0) return { kind: 'none' }
  if (slide.button_type_id !== slideButton.link) return { kind: 'dialog' }
  const link = writtenLink(inLocale(slide, 'btn_link', locale), locale)
  return link ? { kind: 'link', href: link.href } : { kind: 'none' }
}

/** A route of the map in the main slider, with what is said of it. */
export interface ShownRoute<Figure> {
  partner: RoutePartner
  figure: Figure | null
}

/**
 * The route that the n-th slide lights. Slides are records of editors and name no partner: they take
 * the partners with a figure in their order, else all routes of the map, and begin again after the last.
 */
export function routeOf<Figure>(
  at: number,
  routes: readonly ShownRoute<Figure>[],
): ShownRoute<Figure> {
  if (routes.length > 0) return around(routes, at)
  return { partner: around(routePartners, at), figure: null }
}

/** The layout of the services, which depends on their number (spec part 1 section 2.3). */
export function servicesLayout(blocks: readonly Block[]): 'one' | 'two' | 'many' {
  if (blocks.length === 1) return 'one'
  return blocks.length === 2 ? 'two' : 'many'
}
