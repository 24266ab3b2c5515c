import type { User } from '@/features/accounts/contract'
import type { MarketTab } from '@/lib/routing/tabs'
import { z } from 'zod'
import {
  barrierFields,
  enquiryProduct,
  generalFields,
  institutionFields,
  matchmakingFields,
  otherFields,
  readinessFields,
  type EnquiryForm,
} from '../contract'
import { readinessDraft } from '../readiness/rules'
import type { EnquiryField, EnquiryValues } from '../rules/form-values'

/**
 * The forms (spec/decisions.md section 5): their type in the API and the storage key of a draft.
 */
export const enquiryForms = {
  general: { type: 1, draft: 'enquiry-general', fields: generalFields },
  /** Matchmaking, and the form of international buyers: one draft. */
  matchmaking: { type: 2, draft: 'enquiry-matchmaking', fields: matchmakingFields },
  readiness: { type: 3, draft: readinessDraft, fields: readinessFields },
  barriers: { type: 5, draft: 'enquiry-barriers', fields: barrierFields },
  institution: { type: 6, draft: 'enquiry-institution', fields: institutionFields },
  other: { type: 7, draft: 'enquiry-other', fields: otherFields },
} as const

export type EnquiryKind = keyof typeof enquiryForms

/** The fields with a list to select from. */
export const listedFields = [
  'industry',
  'country',
  'type_of_client',
  'positions',
  'barriers',
  'loss_band',
  'institution',
] as const

export type ListedField = (typeof listedFields)[number]

/** What who reports a barrier may add. */
const barrierFacts = ['product', 'since', 'loss_band', 'agreement'] as const

const person = ['name', 'job_title', 'company', 'phone', 'email'] as const
const request = ['industry', 'country', 'description'] as const

/** The fields of each form in their order, in titled parts; the terms follow at the end. */
export const fieldParts: Record<
  EnquiryKind,
  { person: readonly EnquiryField[]; request: readonly EnquiryField[] }
> = {
  general: { person, request },
  matchmaking: { person, request: ['type_of_client', ...request] },
  readiness: { person, request },
  barriers: {
    person: ['company', 'name', 'positions', 'phone', 'phone2', 'email'],
    request: [
      ...(['barriers', 'industry', 'product', 'country', 'description'] as const),
      ...(['since', 'loss_band', 'agreement'] as const),
    ],
  },
  institution: { person, request: ['institution', ...request] },
  other: { person, request },
}

/** Fields that a form calls otherwise than the other forms do. */
const ownTextKeys: Partial<Record<EnquiryKind, Partial<Record<EnquiryField, string>>>> = {
  matchmaking: { country: 'targetCountry' },
  general: { country: 'targetCountry' },
  barriers: {
    name: 'contactName',
    phone: 'cityPhone',
    email: 'contactEmail',
    country: 'barrierCountry',
    description: 'barrierDescription',
  },
}

/** What the profile of a person can learn from a form. */
type PersonalDetails = Pick<User, 'phone' | 'job_title' | 'country_id'>

/** Whether the country of a form is the one that the person works from. */
export const asksHomeCountry = (kind: EnquiryKind) => textKeyOf(kind, 'country') === 'country'

/** The values of a form that the profile lacks; null where it has all of them. */
export function newDetails(
  kind: EnquiryKind,
  { phone, job_title, country }: EnquiryValues,
  person: PersonalDetails,
) {
  const isShown = (field: EnquiryField) => fieldsOf(kind).includes(field)
  const found = {
    ...(person.phone === '' && { phone }),
    ...(person.job_title === '' && isShown('job_title') && { job_title }),
    ...(person.country_id === null && asksHomeCountry(kind) && { country_id: country }),
  }
  return Object.keys(found).length > 0 ? found : null
}

/** The key of a field's label, and of the sentence that is shown where it is empty. */
export function textKeyOf(kind: EnquiryKind, field: EnquiryField): string {
  return ownTextKeys[kind]?.[field] ?? field
}

/** The fields of a form in their order, the terms last. */
export function fieldsOf(kind: EnquiryKind): readonly EnquiryField[] {
  const { person: first, request: second } = fieldParts[kind]
  return [...first, ...second, 'agreements']
}

/** Whether a form asks for the product itself; that of others is in their address, if at all. */
export const asksProduct = (kind: EnquiryKind) => fieldsOf(kind).includes('product')

/** Whether a field of a form is required. */
export function isRequired(kind: EnquiryKind, field: EnquiryField): boolean {
  if (field === 'email') return kind !== 'barriers'
  if (field === 'institution' || barrierFacts.some((fact) => fact === field)) return false
  return !(kind === 'other' && (field === 'industry' || field === 'country'))
}

/** The errors of each field of a form: the key of its message, by the schema of the call. */
export function validateFields(
  kind: EnquiryKind,
  values: EnquiryValues,
): Map<EnquiryField, string> {
  const fields = {
    ...enquiryForms[kind].fields,
    ...(asksProduct(kind) && { product: enquiryProduct }),
  }
  const { success, error } = z.object(fields).safeParse(values)
  if (success) return new Map()
  const found = error.issues.toReversed().map(({ path, message }) => [path[0], message] as const)
  return new Map(
    fieldsOf(kind).flatMap((field) => {
      const issue = found.findLast(([name]) => name === field)
      return issue ? [[field, issue[1]]] : []
    }),
  )
}

/** Whether an address matches the standard pattern (spec part 1 section 5). */
export function isAddress(email: string): boolean {
  return z.email().safeParse(email).success
}

/**
 * The body of the call: the fields of the form with its type, and, as in the tables, the address of
 * the account and the local time (spec part 1 section 3).
 */
export function submitDataOf(
  kind: EnquiryKind,
  values: EnquiryValues,
  sent: { email: string; date: string },
): EnquiryForm['submitData'] {
  const { name, phone, company, description, industry, country, agreements } = values
  const { job_title, type_of_client, positions, phone2, barriers, email, institution } = values
  const { since, loss_band, agreement } = values
  const shared = { name, phone, company, description, industry, country, agreements }
  const general = { ...sent, ...shared, job_title }
  switch (kind) {
    case 'general':
      return { ...general, enq_type: 1 }
    case 'matchmaking':
      return { ...general, type_of_client, enq_type: 2 }
    case 'readiness':
      return { ...general, enq_type: 3 }
    case 'barriers':
      return {
        ...shared,
        date: sent.date,
        email,
        positions,
        phone2,
        barriers,
        ...filledIn({ since, loss_band, agreement }),
        enq_type: 5,
      }
    case 'institution':
      return { ...general, institution, enq_type: 6 }
    case 'other':
      return { ...general, enq_type: 7 }
  }
}

/** The optional fields that hold something. */
const filledIn = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))

/** A time on the clock of the person: year-month-day hour:minute:second. */
export function localTime(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-')
  return `${day} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':')}`
}

/** The form in a tab of market information (spec part 2 section 2); null for none. */
export function marketForm(tab: MarketTab): EnquiryKind | null {
  if (tab === 2) return 'general'
  return tab === 3 ? 'matchmaking' : null
}
