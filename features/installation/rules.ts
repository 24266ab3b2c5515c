import { bothLanguages } from '@/lib/bilingual/pair'
import { instantAtHome } from '@/lib/i18n/today'

/** A record without a picture shows the scene of its subject. */
export const noPicture = { image: null, ...bothLanguages('image_alt', null) }

/** The instant of a local time of the data, whose days begin at nine. */
export function instantOfData(local: string): string {
  return instantAtHome(local.length === 10 ? `${local}T09:00:00` : local).toISOString()
}

/** The records to load: all, or without sample data those that are not samples. */
export function loaded<Record extends { sample?: boolean | undefined }>(
  records: readonly Record[],
  sampleData: boolean,
): Record[] {
  return records.filter((record) => sampleData || record.sample !== true)
}
