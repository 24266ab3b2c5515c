import 'server-only'
import { whenNotFound } from '@/lib/api/fallback'
import type { Stances } from '@/lib/api/feature'
import { sameCall } from '@/lib/api/upstream/adapter'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { z } from 'zod'
import type * as siteCalls from '../contract'
import { defaultSite, site, socialMedia, socialMediaWrite, withoutExamples } from '../contract'

const account = tableRecord(socialMediaWrite, {
  ...bothLanguages('name', ''),
  sort: 0,
  sample: false,
})

export const siteAtProvider = {
  site: (_input, { ask }) => whenNotFound(ask(site, {}), () => withoutExamples(defaultSite)),
  socialMedia: sameCall(socialMedia, z.array(account)),
} satisfies Partial<Stances<typeof siteCalls>>
