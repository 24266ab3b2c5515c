/** The widths in which every stored picture exists, up to its own. */
const widths = [320, 640, 1280]

/**
 * `src` and `srcSet` of a stored picture: the address names the widest size, and the narrower
 * ones stand beside it. Any other address is used as it is.
 */
export function pictureSources(address: string): { src: string; srcSet?: string } {
  const match = /^(\/media\/.+\/)(\d+)(\.webp)$/.exec(address)
  if (!match) return { src: address }
  const [, folder = '', widest = '', ending = ''] = match
  const available = widths.filter((width) => width <= Number(widest))
  return {
    src: address,
    srcSet: available.map((width) => `${folder}${width}${ending} ${width}w`).join(', '),
  }
}
