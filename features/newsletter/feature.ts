import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { digestMail, digestRound, issueDigest } from './server/newsletter-digest'
import { newsletterAtProvider } from './server/newsletter.provider'
import { exportNewsletter, forgetReader, newsletterMails, subscribeMe } from './server/newsletter'

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
        newsletterLink: async ({ params }) => ({
          subscribe: (await newsletterMails.choiceByLink(params)) === 'never' ? 0 : 1,
        }),
        subscribeByLink: newsletterMails.page.change(({ params }) =>
          newsletterMails.chooseByLink(params, 'weekly'),
        ),
        unsubscribeByLink: newsletterMails.page.change(({ params }) =>
          newsletterMails.chooseByLink(params, 'never'),
        ),
        unsubscribePage: newsletterMails.page.toPage,
      },
    ),
  ],
  jobs: [digestRound, digestMail],
  hourly: [() => issueDigest()],
  mails: newsletterMails,
  personal: {
    exported: { newsletter: (_db, { id }) => exportNewsletter(id) },
    erase: (tx, { id }) => forgetReader(tx, id),
  },
}
