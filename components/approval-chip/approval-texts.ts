import { useTranslations } from 'next-intl'

/** The codes that have a name of their own; every other one is 'changed'. */
const named = ['10', '20', '30', '40'] as const

export type ApprovalKey = (typeof named)[number]

/** What a status is called, and what it means. */
export type ApprovalTexts = Record<ApprovalKey, { name: string; tooltip: string }>

/** The name of the texts of a status: 10 in process, 20 approved, 30 refused, any other changed. */
export function approvalKey(status: number): ApprovalKey {
  return named.find((key) => key === String(status)) ?? '40'
}

/** The texts of the statuses, for the island that shows them. */
export function useApprovalTexts(): ApprovalTexts {
  return useTranslations('approval').raw('status')
}
