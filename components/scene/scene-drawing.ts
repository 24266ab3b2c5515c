import { khatam, pathsOf, type Point } from '@/components/motif/geometry'
import { goodsScenes } from './goods-scenes'
import { industryScenes } from './industry-scenes'
import { kitchenScenes } from './kitchen-scenes'
import { sceneNames, type SceneName } from './names'
import { drawn, type Stroke } from './pen'
import { serviceScenes } from './service-scenes'
import { tradeScenes } from './trade-scenes'
import { worksScenes } from './works-scenes'

/** The outline of objects, in units of a sheet of 320 by 200. */
const outline = 2.6

const scenes: Record<SceneName, readonly Stroke[]> = {
  ...goodsScenes,
  ...kitchenScenes,
  ...industryScenes,
  ...worksScenes,
  ...serviceScenes,
  ...tradeScenes,
}

/** Contour lines as nested stars, in two corners. */
const hills = pathsOf([...heights([22, -6], 26, 90), ...heights([314, 210], 40, 118)])

/** The route passes below every scene and leaves it where it enters the next one. */
const route = 'M-12 184C60 184 70 176 130 178S250 190 332 184'

function heights([x, y]: Point, from: number, to: number): Point[][] {
  return Array.from({ length: Math.ceil((to - from) / 16) }, (_, at) =>
    khatam([x, y], from + at * 16),
  )
}

/** The sand ground, the hills, and the route; it is under all scenes. */
function ground(): string {
  const way = (color: string, width: number) =>
    `<path fill="none" stroke="var(--${color})" stroke-width="${width}" d="${route}"/>`
  return [
    '<path fill="var(--scene-ground,var(--sand-tint))" d="M-80-60h480v320h-480z"/>',
    `<path fill="none" stroke="var(--sand)" opacity=".4" d="${hills}"/>`,
    way('sand', 11),
    way('paper', 8.5),
    way('rose', 3.5),
    '<path fill="none" stroke="var(--petrol-700)" stroke-width="2.6" d="M-80 164h480"/>',
  ].join('')
}

/** `scenes.svg`, as `npm run drawings` writes it: a symbol a scene. */
export function scenesDrawing(): string {
  const symbols = sceneNames.map(
    (name) =>
      `<symbol id="${name}" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice"><use href="#ground"/>${drawn(scenes[name], outline)}</symbol>`,
  )
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<g id="ground">${ground()}</g>`,
    ...symbols,
    '</svg>\n',
  ].join('\n')
}
