import { assumeType } from '@/lib/api/assume-type'
import { call } from '@/lib/api/call'
import type { InputOf } from '@/lib/api/endpoint'
import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import { answerEnquiry, setEnquiryStatus } from '../my-enquiries/contract'
import {
  assignEnquiries,
  assignEnquiry,
  caseDesk,
  caseForStaff,
  enquiryExport,
  mergeEnquiry,
  moveEnquiries,
} from './contract'
import { reloadTimes } from './rules'
import { caseListShape } from './search-params'

/** The queue of the case desk. */
export const caseQueue = {
  resource: 'enquiries',
  shape: caseListShape,
  reloadAfter: reloadTimes.queue,
  load: (query: object) => call(caseDesk, { query: assumeType(query) }),
} as const

interface Seen {
  id: number
  version: number
}

export const assign = ({ id, version }: Seen, owner_id: number | null) =>
  call(assignEnquiry, { params: { id }, body: { version, owner_id } })

const seen = (chosen: readonly Seen[]) => chosen.map(({ id, version }) => ({ id, version }))

export const assignChosen = (chosen: readonly Seen[], owner_id: number | null) =>
  call(assignEnquiries, { body: { enquiries: seen(chosen), owner_id } })

export const moveChosen = (chosen: readonly Seen[], status: number, reason: string) =>
  call(moveEnquiries, { body: { enquiries: seen(chosen), status, reason } })

export const mergeInto = ({ id, version }: Seen, into: number) =>
  call(mergeEnquiry, { params: { id }, body: { version, into } })

/** Moves an enquiry to another status and returns the enquiry with it. */
export async function moveTo({ id, version }: Seen, status: number, reason: string) {
  await call(setEnquiryStatus, { params: { id }, body: { status, version, reason } })
  return call(caseForStaff, { params: { id } })
}

interface Answer {
  text: string
  files: File[]
  /** The same for every try to send one answer. */
  key: string
  /** The status after it. */
  status: number
}

/** Writes to the person about their enquiry. */
export const answerPerson = (
  id: number,
  { text, files, key, status }: Answer,
  uploading: Uploading,
) =>
  upload(
    answerEnquiry,
    { params: { id }, body: { text, idempotency_key: key, status }, files: { files } },
    uploading,
  )

type ExportRequest = InputOf<typeof enquiryExport>['body']

/** The enquiries of a filtered list as a file, and whether there are more than it contains. */
export async function exportCases(body: ExportRequest) {
  const { content, mime, file_name, rows, is_cut } = await call(enquiryExport, { body })
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  return { file: new Blob([bytes], { type: mime }), file_name, rows, is_cut }
}
