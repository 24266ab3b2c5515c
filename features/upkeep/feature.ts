import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as alternativesContract from './alternatives/contract'
import { listMissingAlternatives } from './alternatives/server/alternatives'
import * as calendarContract from './calendar/contract'
import { getCalendar } from './calendar/server/calendar'
import * as linksContract from './links/contract'
import { issueLinkRounds, linkCheck, linkRound, listBrokenLinks } from './links/server/links'
import { remindReviewers, reviewMail } from './server/review-reminders'
import * as reviewsContract from './reviews/contract'
import {
  confirmReviewOf,
  getReview,
  handOverRecords,
  listDueReviews,
  listOwners,
  setReviewOf,
} from './reviews/server/reviews'

export const upkeepFeature: Feature = {
  name: 'upkeep',
  calls: [
    ...calls(alternativesContract, 'same', {
      missingAlternatives: (_input, { actor }) => listMissingAlternatives(actor),
    }),
    ...calls(calendarContract, 'same', {
      contentCalendar: ({ query }, { actor }) => getCalendar(actor, query.month),
    }),
    ...calls(linksContract, 'same', {
      brokenLinks: (_input, { actor }) => listBrokenLinks(actor),
    }),
    ...calls(reviewsContract, 'same', {
      dueReviews: ({ query }, { actor }) => listDueReviews(actor, query),
      contentOwners: (_input, { actor }) => listOwners(actor),
      handOver: ({ body }, { actor }) => handOverRecords(actor, body),
      recordReview: ({ params }, { actor }) => getReview(actor, params.kind, params.id),
      setReview: ({ params, body }, { actor }) => setReviewOf(actor, params, body),
      confirmReview: ({ params }, { actor }) => confirmReviewOf(actor, params),
    }),
  ],
  jobs: [linkRound, linkCheck, reviewMail],
  hourly: [() => remindReviewers(), () => issueLinkRounds()],
}
