import { joinCompany } from '@/features/accounts/server/accounts'
import { insertVersions, findDetails } from '@/features/companies/server/companies.sql'
import { insertCompany } from '@/features/companies/registration/server/registration.sql'
import { companyDetails, type CompanyDetails } from '@/features/companies/contract'
import { newFileKey } from '@/features/files/server/files'
import { recordChange } from '@/lib/db/record-change'
import type { Database } from '@/lib/db/handle'
import { files } from '@/lib/db/schema/files'
import { storedNames } from '@/lib/files/names'
import { storage } from '@/lib/files/storage'
import { eq } from 'drizzle-orm'

/** A registered company with its files, from which others are made. */
interface CompanyModel {
  details: CompanyDetails
  rows: (typeof files.$inferSelect)[]
  stored: Map<string, Uint8Array>
}

/** The company that a person has registered, as it is now. */
export async function modelOf(
  db: Database,
  { id, company }: { id: number; company: number },
): Promise<CompanyModel> {
  const details = await findDetails(db, company, 'owner')
  if (!details) throw new Error(`There is no company ${company}.`)
  const rows = await db.select().from(files).where(eq(files.owner_id, id))
  const stored = new Map<string, Uint8Array>()
  for (const name of rows.flatMap(({ key, widths }) => storedNames(key, widths ?? []))) {
    const bytes = await storage().get(name)
    if (bytes) stored.set(name, bytes)
  }
  return { details, rows, stored }
}

/**
 * Registers the same company, with files of its own, for another person; resolves with its id.
 * Inspecting the files of a form takes longer than most tests that need a company.
 */
export async function registerCopy(
  db: Database,
  { details, rows, stored }: CompanyModel,
  person: number,
): Promise<number> {
  const keys = rows.map(({ key }) => [key, newFileKey()] as const)
  const renamed = (text: string) => keys.reduce((all, [from, to]) => all.replaceAll(from, to), text)
  for (const [name, bytes] of stored) await storage().put(renamed(name), bytes)
  return db.transaction(async (tx) => {
    const company = await insertCompany(tx)
    const own = companyDetails.parse(JSON.parse(renamed(JSON.stringify(details))))
    await insertVersions(tx, [{ company_id: company, edition: 'owner', details: own }])
    await joinCompany(tx, person, company)
    await tx
      .insert(files)
      .values(rows.map((row) => ({ ...row, key: renamed(row.key), owner_id: person })))
    await recordChange(tx, {
      by: person,
      action: 'register',
      subject: 'company',
      id: company,
      change: { company_registered_name: details.company_registered_name, status: 10 },
    })
    return company
  })
}
