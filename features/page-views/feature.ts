import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { pageViewsAtProvider } from './server/page-views.provider'
import { clearPageViews, countPageView } from './server/page-views'

export const pageViewsFeature: Feature = {
  name: 'page-views',
  calls: [
    ...calls(contract, pageViewsAtProvider, {
      pageView: ({ body }, { agent }) => countPageView(body.path, agent),
    }),
  ],
  hourly: [clearPageViews],
}
