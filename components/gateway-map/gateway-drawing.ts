import { khatam, pathsOf, polar, type Point } from '@/components/motif/geometry'
import { drawn, seal } from '@/components/scene/pen'
import { borders, jordan, lakes, land } from './lands'
import { capital, sheet } from './places'
import { vehicles } from './vehicles'

/** The outline of what is drawn on the map. */
const outline = 2.4

const compass: Point = [74, 262]
const eighth = Math.PI / 4

/** The main roads: from the port over the capital to the crossings. */
const roads = [
  'M181 712C208 700 226 670 246 646S278 618 288 594C304 548 318 470 322 404S330 350 329 334 324 304 320 292',
  'M320 292C332 284 346 272 350 258S362 232 360 196',
  'M344 272C372 276 428 298 452 313S466 346 471 368',
  'M359 236C404 240 450 262 495 256S600 222 654 198S730 152 762 126',
].join('')

/** The ways by air and by sea leave the sheet. */
const ways =
  'M329 336C250 260 190 150 60 60M329 336C430 452 640 470 1010 430M179 716C168 752 152 780 146 812'

const palms: readonly Point[] = [
  [392, 640],
  [452, 304],
  [436, 300],
  [540, 330],
  [540, 524],
  [620, 690],
  [800, 690],
  [860, 380],
  [728, 372],
]

const waves: readonly Point[] = [
  [40, 118],
  [150, 44],
  [112, 140],
  [28, 372],
  [126, 214],
  [18, 190],
]

const line = (color: string, d: string, more = '') =>
  `<path stroke="var(--${color})"${more} d="${d}"/>`

const width = (units: number, opacity = 1) =>
  ` stroke-width="${units}"${opacity === 1 ? '' : ` opacity="${opacity}"`}`

const round = ' stroke-linecap="round"'

/** Contour lines as nested stars. */
function heights([x, y]: Point, from: number, to: number): string {
  const rings = Array.from({ length: Math.ceil((to - from) / 19) }, (_, at) => from + at * 19)
  return pathsOf(rings.map((radius) => khatam([x, y], radius)))
}

/** The winds of a portolan chart, through the compass and past the edges. */
const winds = Array.from({ length: 16 }, (_, at): Point[] => [
  polar(compass, 420, (at * eighth) / 2),
  polar(compass, -420, (at * eighth) / 2),
])

function sea(): string {
  return [
    `<path fill="var(--petrol-50)" d="M0 0h${sheet.width}v${sheet.height}H0z"/>`,
    line('petrol-200', pathsOf(winds, false), width(0.9, 0.6)),
    line('petrol-200', land, width(30, 0.5)),
    line('petrol-50', land, width(28)),
    line('petrol-200', land, width(17, 0.8)),
    line('petrol-50', land, width(15)),
    line('petrol-400', waves.map(wave).join(''), width(1.6, 0.7) + round),
  ].join('')
}

function lands(): string {
  const abroad = heights([840, 640], 40, 190) + heights([930, 96], 30, 110)
  const further = heights([560, 40], 24, 90) + heights([60, 560], 20, 76)
  const home =
    heights([404, 590], 20, 60) + heights([650, 168], 12, 46) + heights([400, 430], 24, 70)
  return [
    line('petrol-400', land, `${width(3.4)} fill="var(--olive-tint)"`),
    line('olive', abroad + further, ' opacity=".2"'),
    line('petrol-400', borders, `${width(1.8)} stroke-dasharray="7 6"${round}`),
    line('sand', jordan, width(15, 0.55)),
    line('petrol-700', jordan, `${width(3)} fill="var(--sand-tint)"`),
    line('sand', home, ' opacity=".5"'),
    line('petrol-400', lakes, `${width(2)} fill="var(--petrol-50)"`),
  ].join('')
}

function roadsAndWays(): string {
  return [
    line('sand', roads, width(13) + round),
    line('paper', roads, width(10) + round),
    line('rose', roads, width(4.4) + round),
    line('rose', ways, `${width(3.4)} stroke-dasharray="1 9"${round}`),
  ].join('')
}

/** The rose of the compass: half of each ray is dark. */
function rose(): string {
  const rays = (side: 1 | -1) =>
    pathsOf(
      Array.from({ length: 8 }, (_, at) => [
        compass,
        polar(compass, 10, -Math.PI / 2 + (at + side / 2) * eighth),
        polar(compass, at % 2 === 0 ? 44 : 27, -Math.PI / 2 + at * eighth),
      ]),
    )
  const half = (side: 1 | -1, fill: string) =>
    line('petrol-700', rays(side), `${width(0.8)} fill="var(--${fill})"`)
  const ring = `<circle stroke="var(--petrol-400)" cx="${compass[0]}" cy="${compass[1]}" r="50"/>`
  return `${ring}${half(1, 'raised')}${half(-1, 'petrol-600')}`
}

/** A vehicle at its place; `size` is a factor, `turn` is in degrees. */
function placed(name: keyof typeof vehicles, [x, y]: Point, size: number, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${turn})`
  return `<g transform="translate(${x} ${y})${turned} scale(${size})">${drawn(vehicles[name], outline)}</g>`
}

/** `gateway-map.svg`, as `npm run drawings` writes it. It has no text: its names are the page's. */
export function gatewayDrawing(): string {
  const star = drawn([['rose', seal(capital[0], capital[1], 17)]], outline)
  const traffic = [
    placed('crane', [318, 702], 0.9),
    placed('ship', [157, 762], 0.62),
    placed('truck', [566, 226], 1.05, -8),
    placed('plane', [104, 92], 0.95, -46),
    placed('plane', [700, 460], 0.8, 92),
  ].join('')
  const trees = line('olive', palms.map(palm).join(''), width(1.8) + round)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<g id="map" fill="none">${sea()}${lands()}${rose()}${trees}${roadsAndWays()}${traffic}${star}</g>`,
    '</svg>\n',
  ].join('\n')
}

function wave([x, y]: Point): string {
  return `M${x} ${y}q6-7 12 0t12 0t12 0`
}

function palm([x, y]: Point): string {
  const crown = ['q-9-6-14 2', 'q9-6 14 2', 'q-7-11-14-8', 'q7-11 14-8', 'q0-8 3-12']
  return `M${x} ${y}q2-12-1-24${crown.map((leaf) => `M${x - 1} ${y - 24}${leaf}`).join('')}`
}
