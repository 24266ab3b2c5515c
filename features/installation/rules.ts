import type { Subject } from './covers/contract'

/** Jordan has been three hours ahead of UTC all year since 2022; the data's times are local. */
export function instantInAmman(local: string): string {
  return new Date(`${local.length === 10 ? `${local}T09:00:00` : local}+03:00`).toISOString()
}

/** The records that are loaded: all of them, or without sample data those that are no samples. */
export function loaded<Record extends { sample?: boolean | undefined }>(
  records: readonly Record[],
  sampleData: boolean,
): Record[] {
  return records.filter((record) => sampleData || record.sample !== true)
}

/** Finds a sector by its id or `image_key`. The finder throws when there is none. */
export function sectorFinder(subjects: ReadonlyMap<number | string, Subject>) {
  return (named: number | string): Subject => {
    const subject = subjects.get(named)
    if (!subject) throw new Error(`There is no sector ${named}.`)
    return subject
  }
}
