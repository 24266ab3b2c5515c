import 'server-only'
import { whenNotFound } from '@/lib/api/fallback'
import type { Stances } from '@/lib/api/feature'
import { sameCall, tableCall, type Provider } from '@/lib/api/upstream/adapter'
import { numberedTable, tableRecord } from '@/lib/api/upstream/table-record'
import type * as faqsCalls from '../contract'
import { faq, faqAudiences, faqList, faqsByAudience, faqsByTab } from '../contract'

/** The tables contain neither the audience of a question nor its tab. */
const record = tableRecord(faq, {
  audience: faqAudiences.exporters,
  tab_id: 1,
  add_to_home: 0,
  sort: 0,
  sample: false,
})
const records = numberedTable(record)
const ofAudience = tableCall(faqsByAudience, records)
const ofTab = tableCall(faqsByTab, records)

/** Filters all questions by audience, for a provider that lacks the calls of the buyers. */
async function among({ call }: Provider, audienceId: number) {
  return (await call(faqList, {})).filter(({ audience }) => audience === audienceId)
}

export const faqsAtProvider = {
  faqList: sameCall(faqList, records),
  faqsByAudience: (input, provider) =>
    whenNotFound(provider.ask(ofAudience, input), () => among(provider, input.params.audience)),
  faqsByTab: (input, provider) => {
    const { audience, tab } = input.params
    return whenNotFound(provider.ask(ofTab, input), async () =>
      (await among(provider, audience)).filter(({ tab_id }) => tab_id === tab),
    )
  },
} satisfies Partial<Stances<typeof faqsCalls>>
