import 'server-only'
import { whenNotFound } from '@/lib/api/fallback'
import type { Stances } from '@/lib/api/feature'
import { sameCall } from '@/lib/api/upstream/adapter'
import { numberedTable, tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import type * as enquiriesCalls from '../contract'
import {
  enquiryFormPage,
  enquiryFormPages,
  enquiryFormPageWrite,
  enquiryQuestions,
  readinessQuestion,
} from '../contract'
import type * as readinessCalls from '../readiness/contract'
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

export const enquiryFormsAtProvider = {
  enquiryFormPages: sameCall(enquiryFormPages, numberedTable(page)),
  enquiryFormPage: sameCall(enquiryFormPage, numberedTable(page)),
  enquiryQuestions: sameCall(enquiryQuestions, numberedTable(question)),
} satisfies Partial<Stances<typeof enquiriesCalls>>

export const readinessAtProvider = {
  readinessBands: (_input, { ask }) => whenNotFound(ask(readinessBands, {}), () => []),
} satisfies Partial<Stances<typeof readinessCalls>>
