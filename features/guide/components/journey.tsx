/** The drawings of the guide: symbols of the steps and of what is around them. */
export const journey = new URL('./journey.svg', import.meta.url).toString()
