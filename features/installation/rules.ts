import { bothLanguages } from '@/lib/bilingual/pair'

/** A record without a picture shows the scene of its subject. */
export const noPicture = { image: null, ...bothLanguages('image_alt', null) }

/** Jordan has been three hours ahead of UTC all year since 2022; the data's times are local. */
export function instantInAmman(local: string): string {
  return new Date(`${local.length === 10 ? `${local}T09:00:00` : local}+03:00`).toISOString()
}

/** The records to load: all, or without sample data those that are not samples. */
export function loaded<Record extends { sample?: boolean | undefined }>(
  records: readonly Record[],
  sampleData: boolean,
): Record[] {
  return records.filter((record) => sampleData || record.sample !== true)
}
