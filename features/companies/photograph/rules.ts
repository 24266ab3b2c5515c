import { centre } from '@/lib/pictures/focal-point'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair, bothLanguages, valueOfPair } from '@/lib/bilingual/pair'
import type { z } from 'zod'
import type { photograph } from './contract'

/** The photograph of a company. */
export type Photograph = z.infer<z.ZodObject<typeof photograph>>

/** The fields of a company without a photograph. */
export const noPhotograph: Photograph = {
  image: null,
  ...bothLanguages('image_alt', null),
  image_focus_x: centre.x,
  image_focus_y: centre.y,
}

/** The photograph of a form: the stored one, or a new file. */
export interface ChosenPhotograph extends Record<'image_alt_eng' | 'image_alt_ara', string> {
  image: string | null
  file: File | null
  image_focus_x: number
  image_focus_y: number
}

/** The stored photograph as a form has it; null where there is none. */
export function storedPhotograph(company: Photograph): ChosenPhotograph | null {
  const { image, image_focus_x, image_focus_y } = company
  if (image === null) return null
  const alternative = bilingualPair('image_alt', textsOf(company, 'image_alt'))
  return { image, file: null, ...alternative, image_focus_x, image_focus_y }
}

/** A chosen file: it has another focal point than the picture before it, and shows something else. */
export function newPhotograph(file: File): ChosenPhotograph {
  const { image_focus_x, image_focus_y } = noPhotograph
  return { file, image: null, ...bothLanguages('image_alt', ''), image_focus_x, image_focus_y }
}

/** The photograph as its form sends it, without its file. */
export function sentOf(chosen: ChosenPhotograph | null): string {
  if (chosen === null) return 'null'
  const { file: _file, ...sent } = chosen
  return JSON.stringify(sent)
}

/** The fields of a public page with a chosen photograph at an address. */
export function shownPhotograph(chosen: ChosenPhotograph, image: string): Photograph {
  const { image_focus_x, image_focus_y } = chosen
  const written = (locale: 'en' | 'ar') => valueOfPair(chosen, 'image_alt', locale) || null
  const alternative = bilingualPair('image_alt', { en: written('en'), ar: written('ar') })
  return { image, ...alternative, image_focus_x, image_focus_y }
}
