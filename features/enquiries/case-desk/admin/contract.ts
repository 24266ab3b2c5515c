import type { CaseDetail } from '../contract'

/** What every part of the page that changes an enquiry is given. */
export interface CasePart {
  enquiry: CaseDetail
  onChange: (enquiry: CaseDetail) => void
  /** Somebody else was first, or the answer of the deed does not say how the enquiry stands. */
  onStale: () => void
}
