/** The file of the map and its routes, a part each. */
export const world = new URL('./world.svg', import.meta.url).toString()

/** What a drawing shows of the map, in its units; lands run on past it. */
export const sheet = '-470 -200 810 440'
