import 'server-only'
import { whenNotFound } from '@/lib/api/fallback'
import { adapter, sameCall } from '@/lib/api/upstream/adapter'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { z } from 'zod'
import { defaultSite, site, socialMedia, socialMediaWrite, withoutExamples } from '../contract'

const account = tableRecord(socialMediaWrite, {
  ...bothLanguages('name', ''),
  sort: 0,
  sample: false,
})

export const siteAdapters = [
  adapter(site, (_input, { ask }) =>
    whenNotFound(ask(site, {}), () => withoutExamples(defaultSite)),
  ),
  sameCall(socialMedia, z.array(account)),
]
