/** The drawings of the journey: a symbol for each step and the ship, the chart and its route, a star. */
export const journey = new URL('./journey.svg', import.meta.url).toString()
