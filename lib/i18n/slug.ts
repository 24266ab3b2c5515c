const slugLength = 120

/**
 * A title as part of an address: spaces become hyphens (spec part 1 section 2.1), and characters
 * with a meaning in addresses are removed.
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, slugLength)
    .replace(/-$/, '')
}
