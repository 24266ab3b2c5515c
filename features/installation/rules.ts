import type { Subject } from './covers/contract'

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

/** Returns a function that finds a sector by its id or `image_key` and throws when there is none. */
export function sectorFinder(subjects: ReadonlyMap<number | string, Subject>) {
  return (named: number | string): Subject => {
    const subject = subjects.get(named)
    if (!subject) throw new Error(`There is no sector ${named}.`)
    return subject
  }
}
