import { areas, inside, lines, whole, type Composition } from './drawing'
import { khatam, polygon } from './geometry'
import { counter } from './scheme'
import { bloom, pattern, straight } from './weaves'

/** A great figure cut into the sheet, and the pattern seen through it. */
export const window: Composition = (stage) => {
  const { scheme, random, focus, height } = stage
  const size = height * random.between(0.44, 0.68)
  const frame = random.pick([
    khatam(focus, size),
    khatam(focus, size, Math.PI / 8),
    khatam(focus, size * 1.3),
    polygon(focus, 8, size, Math.PI / 8),
    polygon(focus, 4, size * 1.1),
    polygon(focus, 72, size),
  ])
  const inner = counter(scheme)
  const made = pattern(stage, 96, 180, straight)
  return [
    areas([frame], inner.ground),
    inside(
      'window',
      frame,
      bloom(made, { ...inner, echo: scheme.accent }, random.between(0.8, 1.6)) +
        lines(whole(made.lattice.strands), { stroke: inner.line, width: 1.8 }),
    ),
    lines([frame], { stroke: scheme.line, width: 2, closed: true }),
  ].join('')
}
