/** Pixels from the top under which the header always shows (spec part 1 section 2.2). */
export const headerThreshold = 170

/**
 * Whether the header hides at this step of scrolling: only beyond the threshold and going down.
 * A step smaller than four pixels (a trembling finger, rounding) changes nothing.
 */
export function hidesAt(before: { top: number; hidden: boolean }, top: number): boolean {
  if (top <= headerThreshold) return false
  return Math.abs(top - before.top) < 4 ? before.hidden : top > before.top
}
