import type { ComponentType, ReactNode } from 'react'
import type { CaseDetail } from '../contract'

/** What other features show on the page of an enquiry, and on that of the service levels. */
export interface CaseSlots {
  /** The companies that fit a matchmaking enquiry. */
  companies?: ComponentType<{ enquiryId: number }> | undefined
  /** The company of the person, and what else they did on the portal. */
  person?: ComponentType<{ enquiryId: number }> | undefined
  /** The export plan of the person, where they let officers read it. */
  plan?: ComponentType<{ enquiryId: number }> | undefined
  /** What other bodies are asked about it. */
  tasks?: ComponentType<{ enquiryId: number }> | undefined
  /** What came of the introductions of one. */
  outcomes?: ReactNode
  /** The days that no clock counts, next to the service levels. */
  holidays?: ReactNode
}

/** The props of every part of the page that changes an enquiry. */
export interface CasePart {
  enquiry: CaseDetail
  onChange: (enquiry: CaseDetail) => void
  /**
   * Reloads after an edit conflict, or when the response of the action does not contain the
   * enquiry.
   */
  onStale: () => void
  /** After a reply or a status: the next enquiry is due. */
  onDecided: () => void
}
