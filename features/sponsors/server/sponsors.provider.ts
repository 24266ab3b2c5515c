import 'server-only'
import type { Stances } from '@/lib/api/feature'
import { Problem } from '@/lib/api/problem'
import { tableCall } from '@/lib/api/upstream/adapter'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { today } from '@/lib/i18n/today'
import { z } from 'zod'
import type * as sponsorsCalls from '../contract'
import { sponsorDetail, sponsorList, sponsorWrite } from '../contract'
import { isShownSponsor } from '../rules'

const sponsor = tableRecord(sponsorWrite, { ...bothLanguages('image_alt', null), sample: false })
const all = tableCall(sponsorList, z.array(sponsor))
const one = tableCall(sponsorDetail, sponsor)

/** Sponsors; a provider also returns those that are not shown today. */
export const sponsorsAtProvider = {
  sponsorList: async (_input, { ask }) => {
    const day = today()
    return (await ask(all, {})).filter((found) => isShownSponsor(found, day))
  },
  sponsorDetail: async (input, { ask }) => {
    const found = await ask(one, input)
    if (!isShownSponsor(found, today())) throw new Problem('not_found')
    return found
  },
} satisfies Partial<Stances<typeof sponsorsCalls>>
