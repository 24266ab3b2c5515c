/** A picture that says that it has more pixels is refused before it is decoded. */
export const pixelLimit = 40_000_000
