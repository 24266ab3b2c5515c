import 'server-only'
import { describeDocuments } from '@/features/files/server/files'
import { textsOf } from '@/lib/bilingual/in-locale'
import { database } from '@/lib/db/database'
import type { Faq } from '../contract'
import { listPublicFaqs } from './faqs.sql'

/**
 * Public questions in their order: of all audiences, of one, or of one tab; with type and size of
 * the files that the portal itself stores (spec part 2 section 2, 'FAQ for exporters').
 */
export async function listFaqs(audience?: number, tab?: number): Promise<Faq[]> {
  const rows = await listPublicFaqs(await database(), audience, tab)
  const filesOf = (row: object) => Object.values(textsOf(row, 'file')).filter((text) => text !== '')
  const documents = await describeDocuments(rows.flatMap(filesOf))
  return rows.map((row) => {
    const details = documents.filter(({ address }) => filesOf(row).includes(address))
    return details.length > 0 ? { ...row, file_details: details } : row
  })
}
