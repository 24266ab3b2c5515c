import { waitingAreas } from '@/features/back-office/contract'
import { staffDigestMail } from '@/features/back-office/digest/server/digest'
import { areaOf } from '@/features/back-office/rules'
import { english } from '@/messages/en'
import { mailExamples } from './example'

const waiting = (area: (typeof waitingAreas)[number], count: number) => ({
  area,
  count,
  title: english.admin.areas[areaOf(area)],
})

export const backOfficeMails = mailExamples(staffDigestMail, {
  'one record': [waiting('approvals', 1)],
  'records in every work list': waitingAreas.map((area, place) => waiting(area, place + 2)),
})
