import { centre } from '@/components/picture/focus'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { routes } from '@/lib/routing/routes'
import { z } from 'zod'
import type { OfferType } from '../kinds/contract'
import { offerPicture, type OfferPicture } from '../pictures/contract'
import { picturesOf } from '../pictures/rules'
import { offerFields, type MyOffer } from './contract'

/** How long after the answer the success shows, by type (spec part 3 section 4). */
export const successMs = { products: 500, services: 1_000 } as const

/** How long after the answer the profile opens. */
export const redirectMs = 2_000

/** How long a deletion can be undone in place of the card. */
export const undoMs = 10_000

/** The pages of one's own products and services. */
export const listRoutes = { products: routes.myProducts, services: routes.myServices }

export type FormMode = 'add' | 'edit'

/** The subject of a form: a new item, or an existing one. */
export interface FormSubject {
  type: OfferType
  item: MyOffer | null
}

const noText = { en: '', ar: '' }
const noFile = (): File | null => null
const noPictures = (): ChosenPicture[] => []

/** The fields with what a picture shows. */
export const altNames = { en: 'image_alt_eng', ar: 'image_alt_ara' } as const

/** A picture of the form: a stored one, or a new file. */
export interface ChosenPicture extends Record<(typeof altNames)['en' | 'ar'], string> {
  /** Tells it from the others of the form. */
  key: string
  image: string | null
  file: File | null
  image_focus_x: number
  image_focus_y: number
}

/** A newly chosen file as a picture of the form; `number` tells it from the other new ones. */
export function newPicture(file: File, number: number): ChosenPicture {
  const key = `new ${number}`
  const { x, y } = centre
  return {
    ...{ key, file, image: null, image_focus_x: x, image_focus_y: y },
    ...bothLanguages('image_alt', ''),
  }
}

/** A stored picture as one of the form. */
function storedPicture(picture: OfferPicture): ChosenPicture {
  const alternative = textsOf(picture, 'image_alt')
  return { ...picture, ...bilingualPair('image_alt', alternative), key: picture.image, file: null }
}

/** The pictures with one of them a place earlier or later; the same list where it cannot be. */
export function withMoved(pictures: ChosenPicture[], key: string, step: 1 | -1): ChosenPicture[] {
  const from = pictures.findIndex((one) => one.key === key)
  const [moved, other] = [pictures[from], pictures[from + step]]
  if (!moved || !other) return pictures
  return pictures.map((one) => (one === moved ? other : one === other ? moved : one))
}

/** An empty form, with its fields in their order. */
export const emptyOffer = {
  ...bilingualPair('name', noText),
  industry: '',
  sub_ind: '',
  gs1_code: '',
  hs_code: '',
  ...bilingualPair('description', noText),
  ...bilingualPair('features', noText, 'bare'),
  cert: '',
  contacts: '',
  pictures: noPictures(),
  certificate_image: noFile(),
}

/** The form values while the person fills them in. */
export type OfferValues = typeof emptyOffer

/** The texts of the form, by their names. */
export type TextName = Exclude<keyof OfferValues, 'pictures' | 'certificate_image'>

/** The required fields (spec part 3 section 5, spec/decisions.md section 5). */
export function isRequired(name: keyof OfferValues, { type, item }: FormSubject): boolean {
  const isNew = item === null
  if (name === 'cert') return isNew && type === 'products'
  if (name === 'certificate_image') return isNew && type === 'services'
  if (name === 'pictures') return true
  return name in offerFields[type].edit && !name.startsWith('features_')
}

/** The form in the browser: the rules of the endpoint, and the required files. */
export function offerForm(subject: FormSubject) {
  const { type, item } = subject
  const rules = Object.entries(offerFields[type][item === null ? 'add' : 'edit'])
  return z.custom<OfferValues>().superRefine((values, context) => {
    const wrong = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    for (const [name, rule] of rules) {
      const parsed = isTextName(name) ? rule.safeParse(values[name]) : undefined
      const [issue] = parsed?.error?.issues ?? []
      if (issue) wrong(name, issue.message)
    }
    if (values.pictures.length === 0) wrong('pictures', 'required')
    if (isRequired('certificate_image', subject) && values.certificate_image === null) {
      wrong('certificate_image', 'required')
    }
  })
}

/** An item as form values; the certificate is only a newly chosen one. */
export function valuesOf(item: MyOffer): OfferValues {
  const texts = Object.entries(emptyOffer).map(([name, empty]) => {
    const value = new Map<string, unknown>(Object.entries(item)).get(name)
    const isText = typeof value === 'string' || typeof value === 'number'
    return [name, isText && empty !== null ? String(value) : empty]
  })
  const pictures = picturesOf(item).map(storedPicture)
  return { ...emptyOffer, ...Object.fromEntries(texts), pictures }
}

/** The values of a draft: everything except files. */
export function draftOf(values: OfferValues): Partial<OfferValues> {
  const { pictures, certificate_image: _file, ...texts } = values
  return { ...texts, pictures: pictures.filter(({ file }) => file === null) }
}

const draftPictures = z.object({ pictures: z.array(offerPicture) })

/** The stored values with those of a draft; of its pictures, those that are still stored. */
export function withDraft(saved: OfferValues, draft: object): OfferValues {
  const { data } = draftPictures.safeParse(draft)
  const known = new Set(saved.pictures.map(({ key }) => key))
  const pictures = (data?.pictures ?? []).filter(({ image }) => known.has(image))
  return {
    ...saved,
    ...draft,
    pictures: pictures.length === 0 ? saved.pictures : pictures.map(storedPicture),
  }
}

/** The name of a form's draft. */
export function draftName({ type, item }: FormSubject): string {
  return item === null ? `add-${type}` : `edit-${type}-${item.id}`
}

/** The texts in which the other version differs from the form. */
export function differences(values: OfferValues, theirs: MyOffer): [TextName, string][] {
  const { pictures: _pictures, certificate_image: _file, ...texts } = valuesOf(theirs)
  return Object.keys(texts)
    .filter(isTextName)
    .filter((name) => texts[name].trim() !== values[name].trim())
    .map((name) => [name, texts[name]])
}

const isField = (name: string): name is keyof OfferValues => name in emptyOffer

/** The field of a name in the server's answer; undefined for any other name. */
export function fieldOf(name: string): keyof OfferValues | undefined {
  if (/^(?:images?|pictures\..+)$/.test(name)) return 'pictures'
  return isField(name) ? name : undefined
}

/** The fields in the order of the form: texts, then files with the certificate's name. */
export const fieldOrder = Object.keys(emptyOffer)
  .filter(isField)
  .toSorted((a, b) => Number(isLate(a)) - Number(isLate(b)))

function isLate(name: keyof OfferValues): boolean {
  return name === 'cert' || !isTextName(name)
}

/** Whether a name is a text field of the form. */
export function isTextName(name: string): name is TextName {
  return name in emptyOffer && name !== 'pictures' && name !== 'certificate_image'
}
