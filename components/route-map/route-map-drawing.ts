import { khatam, pathOf, pathsOf, polar, type Point } from '@/components/motif/geometry'
import { homeCountry } from '@/lib/country/home'
import { countryOf, cutWorld, landOf, type World } from './land'
import { routePartners, type RoutePartner } from './partners'
import { onMap } from './projection'
import { wayEnd, wayOf } from './ways'

/** Numeric codes of ISO 3166-1, by which world-atlas names its shapes. */
const numbers: Readonly<Record<RoutePartner, string>> = {
  US: '840',
  SA: '682',
  IN: '356',
  IQ: '368',
  AE: '784',
  KW: '414',
  EG: '818',
  CN: '156',
  DE: '276',
  GB: '826',
}

const compass = onMap([62, -1])

/** The sixteen winds of a portolan chart, from the capital. */
const winds = Array.from({ length: 16 }, (_, at): Point[] => [
  [0, 0],
  polar([0, 0], 420, (at * Math.PI) / 8 + Math.PI / 16),
])

/** Contour lines as nested stars, on wide lands. */
const heights = pathsOf(
  [onMap([12, 22]), onMap([102, 42]), onMap([92, 62]), onMap([24, -4])].flatMap((centre) =>
    [10, 22, 34].map((radius) => khatam(centre, radius)),
  ),
)

const waves = [onMap([-40, 26]), onMap([-52, 52]), onMap([-28, 8]), onMap([89, 15])]

const stroke = (color: string, width: number, more = '') =>
  `stroke="var(--${color})" stroke-width="${width}"${more}`

/** The sea with its lands; lines along the coasts are wide under narrower ones. */
function chart(): string {
  const land = (look: string) => `<use href="#land" ${look}/>`
  return [
    `<path ${stroke('petrol-200', 0.8, ' opacity=".5"')} d="${pathsOf(winds, false)}"/>`,
    land(stroke('petrol-200', 15, ' opacity=".6"')),
    land(stroke('petrol-50', 13.4)),
    land(stroke('petrol-200', 8, ' opacity=".8"')),
    land(stroke('petrol-50', 6.4)),
    land(`${stroke('petrol-400', 2.4)} fill="var(--sand-tint)"`),
    land('fill="var(--sand-tint)"'),
    `<path ${stroke('sand', 1, ' opacity=".55"')} d="${heights}"/>`,
    `<path ${stroke('petrol-400', 1.4, ' opacity=".8" stroke-linecap="round"')} d="${waves.map(wave).join('')}"/>`,
    rose(),
    ...routePartners.map(
      (partner) =>
        `<use href="#road-${partner}" ${stroke('petrol-600', 1.4, ' stroke-dasharray="1 5" stroke-linecap="round"')}/>`,
    ),
    ...routePartners.map((partner) => port(wayEnd(partner))),
    `<use href="#home"/>`,
  ].join('')
}

function rose(): string {
  const half = (side: 1 | -1, fill: string) => {
    const rays = Array.from({ length: 8 }, (_, at): Point[] => {
      const angle = (at * Math.PI) / 4
      return [
        compass,
        polar(compass, 6.5, angle + (side * Math.PI) / 8),
        polar(compass, at % 2 === 0 ? 27 : 16, angle),
      ]
    })
    return `<path ${stroke('petrol-700', 0.7)} fill="var(--${fill})" d="${pathsOf(rays)}"/>`
  }
  const ring = (radius: number) =>
    `<circle ${stroke('petrol-400', 1)} cx="${compass[0].toFixed(1)}" cy="${compass[1].toFixed(1)}" r="${radius}"/>`
  return ring(30) + ring(27.5) + half(1, 'raised') + half(-1, 'petrol-600')
}

const port = ([x, y]: Point) =>
  `<circle ${stroke('petrol-600', 1.6)} fill="var(--raised)" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.2"/>`

function wave([x, y]: Point): string {
  return `M${Math.round(x)} ${Math.round(y)}q5-6 10 0t10 0t10 0`
}

/** The country with the star of the portal. */
function home(shape: string): string {
  return [
    `<path ${stroke('petrol-700', 1.4)} fill="var(--petrol-200)" d="${shape}"/>`,
    `<path ${stroke('petrol-700', 2.2)} fill="var(--raised)" d="${pathOf(khatam([0, 0], 12))}"/>`,
    `<path fill="var(--rose)" d="${pathOf(khatam([0, 0], 6))}"/>`,
  ].join('')
}

/** What a lit route is made of: the country, the way at length 1 and in units, and its end. */
function parts(world: World, partner: RoutePartner): string {
  const end = wayEnd(partner)
  return [
    `<path id="country-${partner}" fill-rule="evenodd" d="${countryOf(world, numbers[partner])}"/>`,
    `<path id="road-${partner}" d="${wayOf(partner)}"/>`,
    `<path id="way-${partner}" pathLength="1" d="${wayOf(partner)}"/>`,
    `<path id="end-${partner}" d="${pathOf(khatam(end, 9))}"/>`,
  ].join('\n')
}

/** `world.svg`, as `npm run drawings` writes it: the map, and each route by its partner. */
export function routeMapDrawing(countries: World): string {
  const world = cutWorld(countries)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<path id="land" fill-rule="evenodd" d="${landOf(world)}"/>`,
    `<g id="home">${home(countryOf(world, homeCountry.numericCode))}</g>`,
    ...routePartners.map((partner) => parts(world, partner)),
    `<g id="map" fill="none" stroke-linejoin="round">${chart()}</g>`,
    '</svg>\n',
  ].join('\n')
}
