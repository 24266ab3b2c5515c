import type { RequestReview } from '../contract'

/** The props of every part of the page that changes a request. */
export interface ReviewPart {
  request: RequestReview
  onChange: (request: RequestReview) => void
  onStale: () => void
}
