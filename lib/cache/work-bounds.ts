/**
 * How much the page server asks of Next at once (SECURITY.md, 'Work that costs much'). Renderings
 * share one thread with every other answer: more of them at once would be no faster, but readiness,
 * calls and finished pages would wait behind them. An address has half of them and its network
 * three quarters, so that one of them alone leaves turns for others. A file that is read mostly
 * waits for its storage, and a page may have many pictures.
 */
export const renderingBounds = {
  total: { atOnce: 8, waiting: 200 },
  network: { atOnce: 6, waiting: 100 },
  address: { atOnce: 4, waiting: 50 },
  patienceMs: 10_000,
}

/** Files that are written for a request, such as feeds and the site map: work of the database more than of the thread. */
export const writingBounds = {
  total: { atOnce: 4, waiting: 100 },
  network: { atOnce: 3, waiting: 50 },
  address: { atOnce: 2, waiting: 25 },
  patienceMs: 10_000,
}

export const pictureBounds = {
  total: { atOnce: 32, waiting: 400 },
  network: { atOnce: 24, waiting: 300 },
  address: { atOnce: 16, waiting: 200 },
  patienceMs: 10_000,
}

/** Longer than any rendering takes: one that lasts longer only waits for its reader to receive it. */
export const longestRenderingMs = 10_000
