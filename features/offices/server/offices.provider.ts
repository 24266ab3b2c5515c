import 'server-only'
import type { Stances } from '@/lib/api/feature'
import { sameCall } from '@/lib/api/upstream/adapter'
import { numberedTable, tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import type * as officesCalls from '../contract'
import { contactUs, officeWrite } from '../contract'

const office = tableRecord(officeWrite, {
  ...bothLanguages('address', ''),
  ...bothLanguages('hours', ''),
  ...bothLanguages('image_alt', null),
  sort: 0,
  sample: false,
})

export const officesAtProvider = {
  contactUs: sameCall(contactUs, numberedTable(office)),
} satisfies Partial<Stances<typeof officesCalls>>
