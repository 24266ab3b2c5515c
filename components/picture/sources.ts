/**
 * `src` and `srcSet` of a stored picture: the address names its width in pixels, and it exists in
 * half of that width too. Any other address is used as it is.
 */
export function pictureSources(address: string): { src: string; srcSet?: string } {
  const match = /^(\/media\/.+\/)(\d+)(\.webp)$/.exec(address)
  if (!match) return { src: address }
  const [, folder = '', width = '', ending = ''] = match
  const half = Number(width) / 2
  return {
    src: address,
    srcSet: `${folder}${half}${ending} ${half}w, ${address} ${width}w`,
  }
}
