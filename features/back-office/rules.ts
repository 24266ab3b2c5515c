import type { User } from '@/features/accounts/contract'
import { workQuery } from '@/lib/api/list-address'
import { chosenLocale } from '@/lib/i18n/chosen-locale'
import { permit, type StaffAccess, type StaffRight } from '@/lib/auth/staff-areas'
import { accountLocale, type Locale } from '@/lib/i18n/locale'

/**
 * The language of the back office, whose addresses name none: that of the account of staff. Anyone
 * else only gets the page for what does not exist, in the language that their browser has chosen.
 */
export function backOfficeLocale(
  account: Pick<User, 'locale'> | null,
  cookies: string | null,
): Locale {
  return account ? accountLocale(account.locale) : chosenLocale(cookies)
}

/**
 * The sections of the back office in the order of the menu: what waits, then work lists, then
 * numbers.
 */
const sections = {
  overview: null,
  work: 'content',
  content: 'content',
  upkeep: 'content',
  media: 'content',
  facts: 'content',
  datasets: 'data',
  synonyms: 'data',
  enquiries: 'cases',
  requests: 'requests',
  quotations: 'requests',
  barriers: 'barriers',
  templates: 'cases',
  events: 'events',
  approvals: 'approvals',
  numbers: 'numbers',
  people: 'people',
  roles: 'admin',
  trail: 'admin',
  traffic: 'admin',
  guide: null,
  mails: null,
  security: null,
} as const satisfies Record<string, StaffAccess | null>

export type Area = keyof typeof sections

/** Whether these rights open a section. */
export function mayEnter(area: Area, rights: readonly StaffRight[]): boolean {
  const needed = sections[area]
  return needed === null || permit(rights, needed)
}

/** The sections open to these rights, among those that have screens. */
export function areasFor(rights: readonly StaffRight[], there: readonly string[]): Area[] {
  return Object.keys(sections)
    .filter(isArea)
    .filter((area) => there.includes(area) && mayEnter(area, rights))
}

/** Whether these rights open the section of an address such as `/enquiries/7`. */
export function mayOpen(address: string, rights: readonly StaffRight[]): boolean {
  const [, area = ''] = address.split('/')
  return isArea(area) && rights.length > 0 && mayEnter(area, rights)
}

/** An area with its whole list, or the enquiries whose notes name the member of staff. */
type WorkList = Area | 'mentions'

export const areaOf = (list: WorkList): Area => (list === 'mentions' ? 'enquiries' : list)

/** The address of what waits in a work list, within the back office. */
export function workListPath(list: WorkList): string {
  return list === 'mentions' ? `/enquiries${workQuery({ mentioned: '1' })}` : `/${list}`
}

function isArea(name: string): name is Area {
  return name in sections
}
