import 'server-only'
import { route } from '@/lib/api/route'
import { answerOutcome, outcomeQuestion, outcomeStopPage, refuseOutcomes } from '../contract'
import { answerByLink, leadToPage, questionOfLink, refuseByLink } from './service'

export const outcomeRoutes = [
  route(outcomeQuestion, ({ params }) => questionOfLink(params)),
  route(answerOutcome, async ({ params, query, body }, context) => {
    const done = await answerByLink(params, body)
    if (query.back) leadToPage(params, context, query.back)
    return done
  }),
  route(refuseOutcomes, async ({ params, query }, context) => {
    const done = await refuseByLink(params)
    if (query.back) leadToPage(params, context, query.back)
    return done
  }),
  route(outcomeStopPage, ({ params }, context) =>
    Promise.resolve(leadToPage(params, context, context.locale)),
  ),
]
