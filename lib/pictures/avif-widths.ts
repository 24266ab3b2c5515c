/** The widths of a photograph that are made as AVIF, from the smallest; its address names the last. */
export const avifWidths = [600, 1200] as const
