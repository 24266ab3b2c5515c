import { endpoint } from '@/lib/api/endpoint'
import { exportPurpose } from '@/lib/api/typed-text'
import { locales } from '@/lib/i18n/locale'
import { z } from 'zod'
import { caseFilters } from '../case-desk/contract'

export const exportFormats = ['csv', 'xlsx'] as const

export const enquiryExport = endpoint({
  method: 'POST',
  path: 'admin/enquiries-export',
  summary: 'Export up to 10,000 enquiries as a file, for a purpose that the audit log keeps',
  access: 'staff:cases',
  body: z.object({
    ...caseFilters,
    purpose: exportPurpose,
    format: z.enum(exportFormats),
    /** The language of the head and of names; an Arabic workbook is right to left. */
    locale: z.enum(locales).optional(),
  }),
  response: z.object({
    file_name: z.string(),
    mime: z.string(),
    /** Base64. */
    content: z.string(),
    rows: z.int().min(0),
    /** Whether there are more enquiries than the file contains. */
    is_cut: z.boolean(),
  }),
})
