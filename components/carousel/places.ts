/** What decides the place of a slide: the first one shown is a number from 0 in reading order. */
export interface Track {
  count: number
  shown: number
  /** Right to left: the first slide is at the right end of the track. */
  mirrored: boolean
}

/**
 * react-slick counts from the left end of its track. In Arabic the slides run the other way, so
 * that it begins at `count - shown`; its previous is the reader's next.
 */
export function slickIndex(first: number, { count, shown, mirrored }: Track): number {
  return mirrored ? count - shown - first : first
}

/** The first slide shown, in reading order, when react-slick is at this index. */
export function firstShown(index: number, track: Track): number {
  const first = slickIndex(index, track)
  return ((first % track.count) + track.count) % track.count
}

/**
 * Where a step leads: a place from `-scroll` to `count`, those outside being the way round. A step
 * never passes over the first slide, so that each round begins with it.
 */
export function stepFrom(first: number, step: 1 | -1, count: number, scroll: number): number {
  if (step === 1) return Math.min(first + scroll, count)
  return first === 0 ? -scroll : Math.max(first - scroll, 0)
}

/**
 * How many slides react-slick moves at a swipe. Where the number of slides is not a multiple of the
 * step it places the last of them wrongly (its `getTrackLeft`), so there a swipe moves by one.
 */
export function swipeScroll(scroll: number, track: Track): number {
  const fits = track.count % scroll === 0 && slickIndex(0, track) % scroll === 0
  return fits ? scroll : 1
}
