import { products, productVersions } from '@/lib/db/schema/offers'
import { companiesUnderTest } from '@/tests/support/companies'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { holdsFile } from './companies'

const { database, owner, companyOf } = companiesUnderTest()

describe('T8 a document of a company', () => {
  it('belongs to the company with it as profile or certificate, and to no other', async () => {
    const rana = await owner()
    const other = await owner()
    const { existing, certificate } = await documentsOf(rana)
    for (const address of [existing, certificate]) {
      expect(address).toMatch(/^\/api\/files\//)
      expect(await holdsFile(rana.company, address)).toBe(true)
      expect(await holdsFile(other.company, address)).toBe(false)
    }
    expect(await holdsFile(rana.company, '/api/files/unknown')).toBe(false)
  })

  it('of a product belongs to the company that offers it', async () => {
    const address = '/api/files/0123456789abcdef0123456789abcdef'
    const [product] = await database.db.select().from(products).limit(1)
    const { id, company_id } = product ?? { id: 0, company_id: 0 }
    await database.db
      .update(productVersions)
      .set({ certificate_image: address })
      .where(eq(productVersions.product_id, id))
    expect(await holdsFile(company_id, address)).toBe(true)
    expect(await holdsFile(company_id + 1, address)).toBe(false)
  })
})

async function documentsOf(person: Awaited<ReturnType<typeof owner>>) {
  const company = await companyOf(person)
  const [{ file }] = JSON.parse(company.attachment_option_file)
  return { existing: company.company_profile_pdf, certificate: file }
}
