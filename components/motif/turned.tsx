import { pathOf, petals, strands, type Rosette } from './geometry'
import { whole } from './drawing'

interface TurnedProps {
  /** Tells the drawings of one page apart. */
  name: string
  figure: Rosette
  lineClass: string | undefined
  /** Classes of the petals, by turns from the tips inwards; none leaves the fields open. */
  fieldClasses?: readonly (string | undefined)[]
}

/** A rosette in few bytes: one sector of it, repeated by turning. */
export function Turned({ name, figure, lineClass, fieldClasses = [] }: TurnedProps) {
  const [strand] = whole(strands(figure))
  const turns = Array.from({ length: figure.folds }, (_, at) => (at * 360) / figure.folds)
  const fields = fieldClasses.length === 0 ? [] : figure.rings.slice(2)
  return (
    <>
      <defs>
        <g id={`${name}f`}>
          {fields.map((_, ring) => (
            <path
              key={ring}
              className={fieldClasses[ring % fieldClasses.length]}
              d={pathOf(petals(figure, ring + 1)[0] ?? [])}
            />
          ))}
        </g>
        <path id={`${name}l`} className={lineClass} d={pathOf(strand ?? [], false)} />
      </defs>
      {(fields.length === 0 ? ['l'] : ['f', 'l']).map((part) =>
        turns.map((turn) => (
          <use key={part + turn} href={`#${name}${part}`} transform={`rotate(${turn})`} />
        )),
      )}
    </>
  )
}
