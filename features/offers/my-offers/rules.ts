import { bilingualPair } from '@/lib/bilingual/pair'
import { routes } from '@/lib/routing/routes'
import { z } from 'zod'
import type { OfferType } from '../kinds/contract'
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
  image: noFile(),
  certificate_image: noFile(),
}

/** The form values while the person fills them in. */
export type OfferValues = typeof emptyOffer

/** The texts of the form, by their names. */
export type TextName = Exclude<keyof OfferValues, 'image' | 'certificate_image'>

/** The required fields (spec part 3 section 5, spec/decisions.md section 5). */
export function isRequired(name: keyof OfferValues, { type, item }: FormSubject): boolean {
  const isNew = item === null
  if (name === 'cert') return isNew && type === 'products'
  if (name === 'certificate_image') return isNew && type === 'services'
  if (name === 'image') return isNew || item.image === null
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
    for (const name of ['image', 'certificate_image'] as const) {
      if (isRequired(name, subject) && values[name] === null) wrong(name, 'required')
    }
  })
}

/** An item as form values; file fields contain only newly chosen files. */
export function valuesOf(item: MyOffer): OfferValues {
  const texts = Object.entries(emptyOffer).map(([name, empty]) => {
    const value = new Map<string, unknown>(Object.entries(item)).get(name)
    const isText = typeof value === 'string' || typeof value === 'number'
    return [name, isText && empty !== null ? String(value) : empty]
  })
  return { ...emptyOffer, ...Object.fromEntries(texts) }
}

/** The values of a draft: everything except files. */
export function draftOf(values: OfferValues): Partial<OfferValues> {
  const { image: _image, certificate_image: _file, ...texts } = values
  return texts
}

/** The name of a form's draft. */
export function draftName({ type, item }: FormSubject): string {
  return item === null ? `add-${type}` : `edit-${type}-${item.id}`
}

/** The texts in which the other version differs from the form. */
export function differences(values: OfferValues, theirs: MyOffer): [TextName, string][] {
  const { image: _image, certificate_image: _file, ...texts } = valuesOf(theirs)
  return Object.keys(texts)
    .filter(isTextName)
    .filter((name) => texts[name].trim() !== values[name].trim())
    .map((name) => [name, texts[name]])
}

const isField = (name: string): name is keyof OfferValues => name in emptyOffer

/** The field of a name in the server's answer; undefined for any other name. */
export const fieldOf = (name: string) => (isField(name) ? name : undefined)

/** The fields in the order of the form: texts, then files with the certificate's name. */
export const fieldOrder = Object.keys(emptyOffer)
  .filter(isField)
  .toSorted((a, b) => Number(isLate(a)) - Number(isLate(b)))

function isLate(name: keyof OfferValues): boolean {
  return name === 'cert' || !isTextName(name)
}

/** Whether a name is a text field of the form. */
export function isTextName(name: string): name is TextName {
  return name in emptyOffer && name !== 'image' && name !== 'certificate_image'
}
