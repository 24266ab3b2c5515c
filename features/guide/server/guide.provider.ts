import 'server-only'
import type { Stances } from '@/lib/api/feature'
import { sameCall } from '@/lib/api/upstream/adapter'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { z } from 'zod'
import type * as guideCalls from '../contract'
import { guide, guideRecord } from '../contract'

const record = tableRecord(guideRecord, {
  ...bothLanguages('guide_file', null, 'bare'),
  ...bothLanguages('image_alt', null),
  updated_at: null,
})

export const guideAtProvider = {
  guide: sameCall(guide, z.array(record)),
} satisfies Partial<Stances<typeof guideCalls>>
