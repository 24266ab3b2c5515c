import type { CaseDetail } from '../contract'

/** The props of every part of the page that changes an enquiry. */
export interface CasePart {
  enquiry: CaseDetail
  onChange: (enquiry: CaseDetail) => void
  /**
   * Reloads after an edit conflict, or when the response of the action does not contain the
   * enquiry.
   */
  onStale: () => void
}
