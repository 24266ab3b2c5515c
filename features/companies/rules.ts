import { fileKeyOf } from '@/lib/files/names'
import type { CompanyDetails } from './contract'

/** The keys of the stored files that a version of a company names. */
function filesOf(details: CompanyDetails): string[] {
  const { logo, company_profile_pdf, certificates } = details
  const addresses = [logo, company_profile_pdf, ...certificates.map(({ file }) => file)]
  return addresses.flatMap((address) => fileKeyOf(address ?? '') ?? [])
}

/** The keys of stored files that only this version names, so that they can be removed. */
export function filesOnlyIn(details: CompanyDetails, others: readonly CompanyDetails[]): string[] {
  const needed = new Set(others.flatMap(filesOf))
  return filesOf(details).filter((key) => !needed.has(key))
}
