import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { writtenLink } from '@/lib/i18n/written-link'
import { slideButton, type Block, type Slide } from './contract'

/** The main slider turns by itself after so many milliseconds (spec part 1 sections 2.3 and 9). */
export const slideEveryMs = 12_000

/** One slide at a time, and how long it takes to change. */
export const slideView = { shown: 1, scroll: 1, speedMs: 700 } as const

/** What the button of a slide does: opens a link in a new tab, opens the enquiry-type dialog. */
export type SlideAction = { kind: 'link'; href: string } | { kind: 'dialog' } | { kind: 'none' }

/**
 * A slide has a button while `is_hide_button` is 0. Of type 2 it opens its link, of any other the
 * dialog (spec part 1 section 2.3). A link that leads nowhere has no button.
 */
export function slideAction(slide: Slide, locale: Locale): SlideAction {
  if (slide.is_hide_button !== 0) return { kind: 'none' }
  if (slide.button_type_id !== slideButton.link) return { kind: 'dialog' }
  const link = writtenLink(inLocale(slide, 'btn_link', locale), locale)
  return link ? { kind: 'link', href: link.href } : { kind: 'none' }
}

/** How the services stand: the layout depends on their number (spec part 1 section 2.3). */
export function servicesLayout(blocks: readonly Block[]): 'one' | 'two' | 'many' {
  if (blocks.length === 1) return 'one'
  return blocks.length === 2 ? 'two' : 'many'
}
