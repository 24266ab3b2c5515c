import { textsOf } from '@/lib/bilingual/in-locale'
import type { CompanySize } from '@/lib/db/codes/companies'

/** What a buyer looks for in a company, in the order in which it weighs. */
export const profileParts = [
  'description',
  'names',
  'logo',
  'certificates',
  'capacity',
  'languages',
  'employees',
  'founded',
  'registration_number',
] as const

export type ProfilePart = (typeof profileParts)[number]

/** The section of the edit form that has each part. */
export const sectionOf: Readonly<Record<ProfilePart, string>> = {
  description: 'profile',
  names: 'company',
  logo: 'files',
  certificates: 'certificates',
  capacity: 'profile',
  languages: 'profile',
  employees: 'profile',
  founded: 'profile',
  registration_number: 'profile',
}

interface Profile {
  logo: string | null
  founded: number | null
  employees: CompanySize | null
  languages: readonly string[]
  registration_number: string
  /** Certificates that the public would see today. */
  certificates: number
}

/** What is missing from a company's profile for its buyers, in both languages. */
export function missingParts(company: Profile): ProfilePart[] {
  const inBoth = (field: string) =>
    Object.values(textsOf(company, field)).every((text) => text.trim() !== '')
  const has: Readonly<Record<ProfilePart, boolean>> = {
    description: inBoth('description'),
    names: inBoth('company_registered_name') && inBoth('company_trading_name'),
    logo: company.logo !== null,
    certificates: company.certificates > 0,
    capacity: inBoth('capacity'),
    languages: company.languages.length > 0,
    employees: company.employees !== null,
    founded: company.founded !== null,
    registration_number: company.registration_number !== '',
  }
  return profileParts.filter((part) => !has[part])
}

/** The numbers of employees between which a size lies; without an upper one for the largest. */
export function employeesOf(size: CompanySize): { from: number; to?: number } {
  const [from = '', to] = size.replace('+', '').split('-')
  return { from: Number(from), ...(to !== undefined && { to: Number(to) }) }
}
