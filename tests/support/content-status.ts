import type { ContentDetail, ContentStatus } from '@/features/content/contract'
import { bilingualPair } from '@/lib/bilingual/pair'

/** The status of a record with default values. */
export function statusWith(
  given: Partial<ContentStatus> & Pick<ContentStatus, 'id'>,
): ContentStatus {
  return {
    version: 3,
    state: 'published',
    is_published: true,
    removes: false,
    ...bilingualPair('label', { en: 'A record', ar: 'سجل' }),
    publish_at: null,
    unpublish_at: null,
    unpublish_by: null,
    unpublish_confirmed_by: null,
    note: null,
    updated_at: '2026-11-18T08:00:00Z',
    updated_by: { id: 2, name: 'Rana' },
    approved_by: null,
    missing: [],
    older: [],
    ...given,
  }
}

/** A record as its editor gets it, published without changes. */
export function detailOf(
  status: ContentStatus,
  record: ContentDetail['record'],
  given: Partial<ContentDetail> = {},
): ContentDetail {
  return {
    ...status,
    record,
    published: record,
    four_eyes: false,
    touched: {},
    authors: [],
    ...given,
  }
}
