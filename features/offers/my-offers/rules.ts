import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { keysOf, recordOf } from '@/lib/api/records'
import { routes } from '@/lib/routing/routes'
import { z } from 'zod'
import type { OfferType } from '../kinds/contract'
import { offerPicture } from '../pictures/contract'
import { picturesOf, withPictures } from '../pictures/rules'
import {
  emptyFacts,
  tradeFactNames,
  tradeFacts,
  typedTradeFacts,
  type TradeFactName,
} from '../trade-facts/contract'
import type { Judged } from '../rules/quality'
import { factText, fieldsOfFact, isFilled, tradeProblems } from '../trade-facts/rules'
import { storedPicture, type ChosenPicture } from '../rules/chosen-pictures'
import { noGs1, offerFields, type MyOffer } from './contract'

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
  /** For a new item: the code that the person’s plan names, and the website of their company. */
  hsCode?: string | undefined
  contacts?: string | undefined
}

const noText = { en: '', ar: '' }
const noFile = (): File | null => null
const noPictures = (): ChosenPicture[] => []

const emptyTexts = {
  ...bilingualPair('name', noText),
  industry: '',
  sub_ind: '',
  gs1_code: '',
  hs_code: '',
  ...bilingualPair('description', noText),
  ...bilingualPair('features', noText, 'bare'),
  cert: '',
  contacts: '',
}

/** An empty form. */
export const emptyOffer = {
  ...emptyTexts,
  ...emptyFacts,
  pictures: noPictures(),
  certificate_image: noFile(),
}

/** The trade facts in the order of the form of each type; what they consist of is in their table. */
export const formFacts = {
  products: [
    ...(['min_order', 'lead_time', 'incoterm', 'incoterm_place', 'port', 'capacity'] as const),
    ...(['packaging', 'shelf_life', 'samples', 'season', 'certificates', 'markets'] as const),
  ],
  services: [
    ...(['delivery_modes', 'languages', 'lead_time', 'min_order', 'capacity'] as const),
    ...(['certificates', 'markets'] as const),
  ],
} as const

/** The form values while the person fills them in. */
export type OfferValues = typeof emptyOffer

/** The lists of boxes to tick, by their names. */
export type ListName = {
  [Name in TradeFactName]: OfferValues[Name] extends string ? never : Name
}[TradeFactName]

/** The texts of the form, by their names. */
export type TextName = Exclude<keyof OfferValues, 'pictures' | 'certificate_image' | ListName>

/** The required fields (spec part 3 section 5, spec/decisions.md section 5). */
export function isRequired(name: keyof OfferValues, { type, item }: FormSubject): boolean {
  const isNew = item === null
  if (name === 'cert') return isNew && type === 'products'
  if (name === 'certificate_image') return isNew && type === 'services'
  if (name === 'pictures') return true
  return name in offerFields[type].edit && !name.startsWith('features_') && !isFactName(name)
}

/** The form in the browser: the rules of the endpoint, and the required files. */
export function offerForm(subject: FormSubject) {
  const { type, item } = subject
  const rules = Object.entries(offerFields[type][item === null ? 'add' : 'edit'])
  return z.custom<OfferValues>().superRefine((values, context) => {
    const wrong = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    const read = new Map<string, unknown>()
    for (const [name, rule] of rules) {
      const parsed = rule.safeParse(textOf(values, name))
      const [issue] = parsed.error?.issues ?? []
      if (issue) wrong(name, issue.message)
      // A wrong number is there: nobody has to be told that its unit is too many.
      read.set(name, parsed.success ? parsed.data : textOf(values, name))
    }
    for (const name of Object.keys(tradeProblems(Object.fromEntries(read)))) wrong(name, 'required')
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
    if (isListName(name)) return [name, Array.isArray(value) ? value.map(String) : []]
    const isText = typeof value === 'string' || typeof value === 'number'
    return [name, isText && empty !== null ? String(value) : empty]
  })
  const pictures = picturesOf(item).map(storedPicture)
  const hasNoGs1 = item.hs_code !== null && item.gs1_code === null
  return {
    ...emptyOffer,
    ...Object.fromEntries(texts),
    ...(hasNoGs1 && { gs1_code: noGs1 }),
    pictures,
  }
}

/** A field as it is sent: a list in one text, as the rules of the trade facts read it. */
export function textOf(values: OfferValues, name: string): string | undefined {
  if (isListName(name)) return factText(name, values[name])
  return isTextName(name) ? values[name] : undefined
}

const factNames = keysOf(tradeFacts.shape)
const isFactName = (name: string) => name in tradeFacts.shape

/** The texts of a form, with those trade facts that its type and the portal have. */
export function sentValues(
  type: OfferType,
  values: OfferValues,
  { hasTrade }: { hasTrade: boolean },
) {
  const { pictures: _pictures, certificate_image: _file, ...texts } = values
  const known: readonly string[] = hasTrade ? tradeFactNames[type] : []
  const facts = recordOf(factNames, (name) =>
    known.includes(name) ? textOf(values, name) : undefined,
  )
  return { ...texts, ...facts }
}

/** What a form says, as far as the quality of the offer depends on it. */
export function judgedOf(values: OfferValues): Judged {
  const typed = z.object({ ...typedTradeFacts.products, ...typedTradeFacts.services })
  const facts = Object.entries(typed.shape).map(([name, rule]) => {
    const read = rule.safeParse(textOf(values, name))
    return [name, read.success && isFilled(read.data) ? read.data : undefined]
  })
  const { pictures, hs_code } = values
  return {
    ...tradeFacts.parse(Object.fromEntries(facts)),
    hs_code,
    ...bilingualPair('features', textsOf(values, 'features'), 'bare'),
    ...withPictures(pictures.map((picture) => ({ ...picture, image: picture.key }))),
  }
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

/** The lists in which the other version differs from the form. */
export function listDifferences(values: OfferValues, theirs: MyOffer): [ListName, string[]][] {
  const other = valuesOf(theirs)
  return factNames
    .filter(isListName)
    .filter(
      (name) => factText(name, other[name].toSorted()) !== factText(name, values[name].toSorted()),
    )
    .map((name) => [name, other[name]])
}

const isField = (name: string): name is keyof OfferValues => name in emptyOffer

/** The field of a name in the server's answer; undefined for any other name. */
export function fieldOf(name: string): keyof OfferValues | undefined {
  if (/^(?:images?|pictures\..+)$/.test(name)) return 'pictures'
  return isField(name) ? name : undefined
}

/** The fields in the order of the form. */
export const fieldNames: readonly (keyof OfferValues)[] = [
  ...keysOf(emptyTexts),
  ...new Set([...formFacts.products, ...formFacts.services].flatMap(fieldsOfFact)),
  'pictures',
  'certificate_image',
]

/** Whether a name is a text field of the form. */
export function isTextName(name: string): name is TextName {
  return (
    name in emptyOffer && name !== 'pictures' && name !== 'certificate_image' && !isListName(name)
  )
}

export function isListName(name: string): name is ListName {
  return Array.isArray(new Map<string, unknown>(Object.entries(emptyFacts)).get(name))
}
