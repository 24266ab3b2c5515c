/** How many slides stand side by side, how many a step moves, and how long it takes. */
export interface CarouselView {
  shown: number
  scroll: number
  speedMs: number
}

/** The view of wide screens, and those of narrower ones, the widest first. */
export interface CarouselViews extends CarouselView {
  /** A view that holds while the window is narrower than so many pixels. */
  narrower?: readonly (CarouselView & { below: number })[]
}

/** The media queries of the narrower views. A window that matches one matches those before it. */
export function viewQueries({ narrower = [] }: CarouselViews): string[] {
  return narrower.map(({ below }) => `(width < ${below}px)`)
}

/** The view of a window that matches so many of the queries. */
export function viewAt(views: CarouselViews, matching: number): CarouselView {
  return views.narrower?.[matching - 1] ?? views
}

/**
 * The rules that give the element with this id as many slides side by side as its view shows:
 * before script arrives the row already has its final layout.
 */
export function viewStyle(id: string, views: CarouselViews): string {
  const rule = ({ shown }: CarouselView) => `#${id}{--shown:${shown}}`
  const queries = viewQueries(views)
  const narrower = views.narrower ?? []
  return [rule(views), ...narrower.map((view, at) => `@media ${queries[at]}{${rule(view)}}`)].join(
    '',
  )
}
