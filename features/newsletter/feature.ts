import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { digestMail, digestRound, issueDigest } from './server/newsletter-digest'
import { newsletterAtProvider } from './server/newsletter.provider'
import {
  exportNewsletter,
  forgetReader,
  newsletterPage,
  subscribeByTheirLink,
  subscribeMe,
  subscriptionOfLink,
} from './server/newsletter'

export const newsletterFeature: Feature = {
  name: 'newsletter',
  calls: [
    ...calls(
      contract,
      {
        ...newsletterAtProvider,
        newsletterLink: 'same',
        subscribeByLink: 'same',
        unsubscribeByLink: 'same',
        unsubscribePage: 'same',
      },
      {
        subscribeToNews: ({ params }, { actor }) => subscribeMe(actor, params.userId, 1),
        unsubscribeFromNews: ({ params }, { actor }) => subscribeMe(actor, params.userId, 0),
        newsletterLink: ({ params }) => subscriptionOfLink(params),
        subscribeByLink: newsletterPage.change(({ params }) => subscribeByTheirLink(params, 1)),
        unsubscribeByLink: newsletterPage.change(({ params }) => subscribeByTheirLink(params, 0)),
        unsubscribePage: newsletterPage.toPage,
      },
    ),
  ],
  jobs: [digestRound, digestMail],
  hourly: [() => issueDigest()],
  personal: {
    exported: { newsletter: (_db, { id }) => exportNewsletter(id) },
    erase: (tx, { id }) => forgetReader(tx, id),
  },
}
