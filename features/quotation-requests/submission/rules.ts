import { z } from 'zod'
import { requestFields } from '../contract'

/** The fields of the form in their order: who asks, what is wanted. */
export const fieldParts = {
  buyer: ['name', 'company_name', 'country', 'email'],
  request: ['subject', 'quantity', 'unit', 'incoterm', 'place', 'wanted_by', 'text'],
} as const

export type RequestField =
  (typeof fieldParts)['buyer'][number] | (typeof fieldParts)['request'][number]

/** What is typed, before it is cleaned; `website` is the honeypot. */
export type RequestValues = Record<RequestField | 'website', string> & { agreements: boolean }

export const emptyRequest: RequestValues = {
  name: '',
  company_name: '',
  country: '',
  email: '',
  subject: '',
  quantity: '',
  unit: '',
  incoterm: '',
  place: '',
  wanted_by: '',
  text: '',
  agreements: false,
  website: '',
}

const requestForm = z.object(requestFields)

/** What is wrong with each field: the key of a rule. */
export function validateRequest(values: RequestValues): Map<string, string> {
  const parsed = requestForm.safeParse(values)
  const wrong = new Map<string, string>()
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0])
    if (!wrong.has(name)) wrong.set(name, message)
  }
  return wrong
}

interface Place {
  company: number
  products?: number | undefined
  services?: number | undefined
}

/** The name of a visitor’s draft in the browser. */
export const draftPlace = ({ company, products, services }: Place): string =>
  [
    'quotation-request',
    company,
    ...(products === undefined ? [] : ['products', products]),
    ...(services === undefined ? [] : ['services', services]),
  ].join('-')

const storedValues = z.record(z.string(), z.unknown())

/** A draft from the browser’s storage, with only what the form has. */
export function draftOf(stored: object | null): Partial<RequestValues> {
  const values = storedValues.safeParse(stored).data ?? {}
  return Object.fromEntries(
    Object.entries(emptyRequest).flatMap(([name, empty]) => {
      const value = values[name]
      return name !== 'website' && typeof value === typeof empty ? [[name, value]] : []
    }),
  )
}

/** Fields that may stay empty. */
export const optionalFields: readonly RequestField[] = [
  'quantity',
  'unit',
  'incoterm',
  'place',
  'wanted_by',
]
