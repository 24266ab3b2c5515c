/** Longest name or position, and longest web address. */
export const longestText = 200
export const longestAddress = 2_048

/** Most certificates of a company, and most choices of a list (RELIABILITY.md 2.4). */
export const certificateLimit = 20
export const choiceLimit = 50

/** Where a company sits: 1 local, with a governorate; 2 international, with a country. */
export const locations = ['1', '2'] as const

/** How long the success is shown before the profile follows (spec part 2 section 9). */
export const redirectMs = 2_000

/** A certificate's place among the files that came. */
interface Attached {
  file_index: number
}

/** Whether every entry names a file that came, and every file stands in one entry. */
export function isPairing(entries: readonly Attached[], files: number): boolean {
  const places = new Set(entries.map(({ file_index }) => file_index))
  return (
    entries.length === files &&
    places.size === files &&
    entries.every(({ file_index }) => file_index < files)
  )
}
