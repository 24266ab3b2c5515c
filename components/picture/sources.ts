import { avifWidths } from '@/lib/pictures/avif-widths'

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

/** The `srcSet` of a photograph in AVIF, by its address; undefined for any other picture. */
export function avifSources(address: string): string | undefined {
  const [, folder, width] = /^(\/media\/[0-9a-f]{32}\/)(\d+)\.webp$/.exec(address) ?? []
  if (folder === undefined || Number(width) !== avifWidths.at(-1)) return undefined
  return avifWidths.map((one) => `${folder}${one}.avif ${one}w`).join(', ')
}
