import 'server-only'
import { sameCall } from '@/lib/api/upstream/adapter'
import { numberedTable, tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { contactUs, officeWrite } from '../contract'

const office = tableRecord(officeWrite, {
  ...bothLanguages('address', ''),
  ...bothLanguages('hours', ''),
  ...bothLanguages('image_alt', null),
  sort: 0,
  sample: false,
})

export const officeAdapters = [sameCall(contactUs, numberedTable(office))]
