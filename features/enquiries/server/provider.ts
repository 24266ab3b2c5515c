import 'server-only'
import { whenNotFound } from '@/lib/api/fallback'
import { adapter, sameCall } from '@/lib/api/upstream/adapter'
import { numberedTable, tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import {
  enquiryFormPage,
  enquiryFormPages,
  enquiryFormPageWrite,
  enquiryQuestions,
  readinessQuestion,
} from '../contract'
import { readinessBands } from '../readiness/contract'

const page = tableRecord(enquiryFormPageWrite, {
  ...bothLanguages('tooltip', ''),
  ...bothLanguages('result_description', null),
  ...bothLanguages('image_alt', null),
})

const question = tableRecord(readinessQuestion, {
  section_id: 1,
  enq_type: 3,
  sort: 0,
  status: 1,
})

export const enquiryFormPageAdapters = [
  sameCall(enquiryFormPages, numberedTable(page)),
  sameCall(enquiryFormPage, numberedTable(page)),
  sameCall(enquiryQuestions, numberedTable(question)),
  adapter(readinessBands, (_input, { ask }) => whenNotFound(ask(readinessBands, {}), () => [])),
]
