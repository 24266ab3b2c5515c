import type { User } from '@/features/accounts/contract'
import { workQuery } from '@/lib/api/list-address'
import { chosenLocale } from '@/lib/i18n/chosen-locale'
import { accountLocale, type Locale } from '@/lib/i18n/locale'

export type StaffRole = User['staff_roles'][number]

/** A member of staff in the back office. */
export interface StaffPerson {
  id: number
  name: string
  roles: readonly StaffRole[]
}

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
  work: 'editor',
  content: 'editor',
  upkeep: 'editor',
  media: 'editor',
  facts: 'editor',
  datasets: 'editor',
  synonyms: 'editor',
  enquiries: 'officer',
  requests: 'officer',
  quotations: 'officer',
  barriers: 'officer',
  templates: 'officer',
  events: 'officer',
  approvals: 'officer',
  numbers: 'officer',
  people: 'admin',
  trail: 'admin',
  traffic: 'admin',
  guide: null,
  mails: null,
  security: null,
} as const satisfies Record<string, StaffRole | null>

export type Area = keyof typeof sections

/** Whether these roles may use an area; admins may use all. */
export function mayEnter(area: Area, roles: readonly StaffRole[]): boolean {
  const needed = sections[area]
  return needed === null || roles.includes('admin') || roles.includes(needed)
}

/** The areas open to these roles, among those that have screens. */
export function areasFor(roles: readonly StaffRole[], there: readonly string[]): Area[] {
  return Object.keys(sections)
    .filter(isArea)
    .filter((area) => there.includes(area) && mayEnter(area, roles))
}

/** Whether these roles may use the area of an address such as `/enquiries/7`. */
export function mayOpen(address: string, roles: readonly StaffRole[]): boolean {
  const [, area = ''] = address.split('/')
  return isArea(area) && roles.length > 0 && mayEnter(area, roles)
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
