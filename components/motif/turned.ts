import { whole } from './drawing'
import { pathOf, petals, strands, type Rosette } from './geometry'

/** What a drawing of the motif is coloured by; `--motif-…` of the page around it. */
export const tone = (name: string) => `var(--motif-${name})`

interface Turned {
  /** Tells the rosettes of one drawing apart. */
  name: string
  figure: Rosette
  /** Tones of the petals, by turns from the tips inwards; without one the field stays open. */
  fields?: readonly (string | undefined)[]
}

/** A rosette in few bytes: one sector of it, repeated by turning. */
export function turned({ name, figure, fields = [] }: Turned): string {
  const [strand] = whole(strands(figure))
  const line = `<path id="${name}l" stroke="${tone('line')}" d="${pathOf(strand ?? [], false)}"/>`
  const filled = (fields.length === 0 ? [] : figure.rings.slice(2)).map((_, ring) => {
    const field = fields[ring % fields.length]
    const petal = pathOf(petals(figure, ring + 1)[0] ?? [])
    return field === undefined ? '' : `<path fill="${tone(field)}" d="${petal}"/>`
  })
  const group = filled.length === 0 ? '' : `<g id="${name}f">${filled.join('')}</g>`
  const turns = Array.from({ length: figure.folds }, (_, at) => (at * 360) / figure.folds)
  const parts = filled.length === 0 ? ['l'] : ['f', 'l']
  const copies = parts.flatMap((part) =>
    turns.map((turn) => `<use href="#${name}${part}" transform="rotate(${turn})"/>`),
  )
  return `<defs>${group}${line}</defs>${copies.join('')}`
}
