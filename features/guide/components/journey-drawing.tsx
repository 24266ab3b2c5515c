import { khatam, pathOf, pathsOf, polar, type Point } from '@/components/motif/geometry'
import { guideSteps, type GuideStep } from '../rules'
import { sceneSymbols } from './journey-scenes'

const compass: Point = [840, 474]
const eighth = Math.PI / 4
const north = -Math.PI / 2

const home =
  'M-40-40H700V40L726 66V112L748 134V196L728 216V262L746 280V366L756 376V462L784 490V540L852 640H-40Z'
const abroad =
  'M1240-40H948V30L924 54V98L904 118V172L896 180V252L920 276V346L938 364V440L926 452V506L964 544V640H1240Z'
const lands = [home, abroad].join('')

/** The paths from station to station; journey-diagram.module.css has the positions of the names. */
const route =
  'M112 412C198 412 158 226 244 226C330 226 302 400 388 400C471 400 443 206 526 206C602 206 576 412 652 412C852 412 796 200 986 200C1050 200 1020 404 1082 404'

const places: Record<GuideStep['key'], readonly [x: number, y: number, w: number, h: number]> = {
  readiness: [32, 232, 122, 96],
  market: [183, 334, 122, 96],
  developing: [327, 214, 122, 96],
  financing: [465, 326, 122, 96],
  freight: [612, 254, 148, 102],
  visiting: [923, 318, 112, 95],
  legal: [1048, 214, 122, 96],
}

const palms: readonly Point[] = [
  [16, 332],
  [330, 148],
  [620, 118],
  [636, 126],
  [248, 562],
  [486, 556],
  [502, 564],
  [1180, 336],
  [958, 484],
]

const waves: readonly Point[] = [
  [792, 120],
  [830, 150],
  [858, 74],
  [770, 224],
  [866, 352],
  [776, 566],
  [880, 560],
]

/** The sixteen winds of a portolan chart, through the compass and past the edges. */
const winds = Array.from({ length: 16 }, (_, at): Point[] => [
  polar(compass, 1300, (at * eighth) / 4),
  polar(compass, -1300, (at * eighth) / 4),
])

/** Half a ray for each of the eight directions, on one side of it. */
function rays(side: 1 | -1): Point[][] {
  return Array.from({ length: 8 }, (_, at) => [
    compass,
    polar(compass, 11, north + (at + side / 2) * eighth),
    polar(compass, at % 2 === 0 ? 50 : 30, north + at * eighth),
  ])
}

/** Contour lines as nested stars. */
function heights([x, y]: Point, from: number, to: number, turn = 0): string {
  const rings = Array.from({ length: Math.ceil((to - from) / 21) }, (_, at) => from + at * 21)
  return pathsOf(rings.map((radius) => khatam([x, y], radius, turn)))
}

const homeHeights = [
  heights([330, 20], 34, 160),
  heights([0, 600], 60, 206),
  heights([540, 620], 40, 150),
  heights([0, 60], 30, 120, Math.PI / 8),
].join('')
const abroadHeights = heights([1210, 40], 34, 200) + heights([1090, 620], 30, 110)

/** A line in a colour of the theme. */
const line = (color: string, d: string, more = '') =>
  `<path stroke="var(--${color})"${more} d="${d}"/>`
const width = (units: number, opacity = 1) =>
  ` stroke-width="${units}"${opacity === 1 ? '' : ` opacity="${opacity}"`}`
const round = ' stroke-linecap="round"'

/** Home and market with the sea between them; lines along the coasts are wide under narrower ones. */
function ground(): string {
  return [
    line('petrol-200', pathsOf(winds, false), width(0.8, 0.55)),
    line('petrol-200', lands, width(31, 0.55)),
    line('petrol-50', lands, width(29)),
    line('petrol-200', lands, width(18, 0.8)),
    line('petrol-50', lands, width(16)),
    line('petrol-400', lands, width(3.2)),
    `<path fill="var(--sand-tint)" d="${home}"/>`,
    `<path fill="var(--olive-tint)" d="${abroad}"/>`,
    line('sand', homeHeights, ' opacity=".45"'),
    line('olive', abroadHeights, ' opacity=".22"'),
    line('petrol-400', waves.map(wave).join(''), width(1.2, 0.7) + round),
  ].join('')
}

function rose(): string {
  const ring = (radius: number) =>
    `<circle stroke="var(--petrol-400)" cx="${compass[0]}" cy="${compass[1]}" r="${radius}"/>`
  const half = (side: 1 | -1, fill: string) =>
    line('petrol-700', pathsOf(rays(side)), `${width(0.8)} fill="var(--${fill})"`)
  return [
    ring(58),
    ring(54),
    line('petrol-400', pathOf(khatam(compass, 40)), ' fill="var(--raised)"'),
    half(1, 'raised'),
    half(-1, 'petrol-600'),
  ].join('')
}

/** The water between the port and the market in the list of narrow windows. */
const sea = [
  line(
    'petrol-400',
    'M-4 4H70l6 5h70l6-5h90l6 5h60l6-5h70V36H300l-6-5h-80l-6 5H120l-6-5H40l-6 5H-4z',
    width(2),
  ),
  '<path d="M-4 14H364M-4 20H364M-4 26H364"/>',
].join('')

/** The guide as a booklet; its outline is that of the class around it. */
const booklet = [
  '<path fill="var(--raised)" d="M10 4h50v70H10z"/>',
  '<path fill="var(--petrol-50)" d="M4 8h50v70H4z"/>',
  '<path stroke-linecap="round" d="M14 62h24M14 68h16"/>',
  `<path fill="var(--rose)" stroke="none" d="${pathOf(khatam([29, 34], 16))}"/>`,
].join('')

/** `journey.svg`, as `npm run drawings` writes it: the drawings of the guide by their names. */
export function journeyDrawing(): string {
  const placed = guideSteps.map(({ key }) => {
    const [x, y, wide, high] = places[key]
    return `<use href="#${key}" x="${x}" y="${y}" width="${wide}" height="${high}"/>`
  })
  const palmLines = line('olive', palms.map(palm).join(''), width(1.5) + round)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    sceneSymbols(),
    `<g id="chart">${ground()}${rose()}${palmLines}${placed.join('')}</g>`,
    `<g id="sea">${sea}</g>`,
    `<path id="route" d="${route}" pathLength="1"/>`,
    `<path id="star" d="${pathOf(khatam([0, 0], 30))}"/>`,
    `<symbol id="booklet" viewBox="0 0 64 80">${booklet}</symbol>`,
    '</svg>\n',
  ].join('\n')
}

function wave([x, y]: Point): string {
  return `M${x} ${y}q5-6 10 0t10 0t10 0`
}

function palm([x, y]: Point): string {
  const crown = ['q-9-6-14 2', 'q9-6 14 2', 'q-7-11-14-8', 'q7-11 14-8', 'q0-8 3-12']
  return `M${x} ${y}q2-12-1-24${crown.map((leaf) => `M${x - 1} ${y - 24}${leaf}`).join('')}`
}
