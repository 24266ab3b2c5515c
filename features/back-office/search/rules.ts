import type { StaffAccess } from '@/lib/auth/staff-areas'
import { workQuery } from '@/lib/api/list-address'
import { mentions } from '@/lib/i18n/fold'
import type { Area } from '../rules'
import type { FoundGroup } from './contract'

export type FoundKind = FoundGroup['kind']

/** What finding records of a kind requires. */
export const accessOf = {
  enquiries: 'cases',
  companies: 'companies',
  products: 'products',
  services: 'services',
  people: 'people',
  barriers: 'barriers',
  content: 'content',
  requests: 'requests',
  quotations: 'requests',
  media: 'content',
} as const satisfies Record<FoundKind, StaffAccess>

/** The section in which records of a kind are. */
export const areaOf = {
  enquiries: 'enquiries',
  requests: 'requests',
  quotations: 'quotations',
  companies: 'approvals',
  products: 'approvals',
  services: 'approvals',
  people: 'people',
  barriers: 'barriers',
  content: 'content',
  media: 'media',
} as const satisfies Record<FoundKind, Area>

const submittedAs = new Map<FoundKind, string>([
  ['companies', 'company'],
  ['products', 'product'],
  ['services', 'service'],
])

/** The address of a record in the back office. */
export function recordAddress(
  { kind, content_kind }: Pick<FoundGroup, 'kind' | 'content_kind'>,
  id: string,
): string {
  // The library shows a file in its list.
  if (kind === 'media') return `/media${workQuery({ q: id })}`
  const submitted = submittedAs.get(kind)
  const name = submitted === undefined ? id : `${submitted}.${id}`
  const path = content_kind === null ? name : `${content_kind}/${name}`
  return `/${areaOf[kind]}/${path}`
}

/** The place of the first record of each group among all options, and the place after the last. */
export function startsOf(groups: readonly Pick<FoundGroup, 'records'>[]): number[] {
  const starts = [0]
  for (const { records } of groups) starts.push((starts.at(-1) ?? 0) + records.length)
  return starts
}

export interface OwnScreen {
  to: string
  name: string
}

/** The screens whose name mentions a text; all of them without a text. */
export function screensNamed(screens: readonly OwnScreen[], text: string): OwnScreen[] {
  return screens.filter(({ name }) => mentions([name], text))
}
