import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { faqsAtProvider } from './server/faqs.provider'
import { listFaqs } from './server/faqs'

export const faqsFeature: Feature = {
  name: 'faqs',
  calls: [
    ...calls(contract, faqsAtProvider, {
      faqList: () => listFaqs(),
      faqsByAudience: ({ params }) => listFaqs(params.audience),
      faqsByTab: ({ params }) => listFaqs(params.audience, params.tab),
    }),
  ],
  siteMap: () => import('./rules').then(({ faqPages }) => faqPages),
}
