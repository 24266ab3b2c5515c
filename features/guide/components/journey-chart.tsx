import { khatam, pathOf, pathsOf, polar, type Point } from '@/components/motif/geometry'
import { guideSteps, type GuideStep } from '../rules'
import styles from './journey-chart.module.css'
import { sceneId } from './journey-scenery'

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

/**
 * The drawing of the journey, hidden from screen readers: a sea chart from the home country over
 * the water to the market. It contains no text, so that it can be mirrored for Arabic.
 */
export function JourneyChart() {
  return (
    <svg className={styles.chart} viewBox="0 24 1200 560" aria-hidden="true">
      <path className={styles.winds} d={pathsOf(winds, false)} />
      {[styles.far, styles.farSea, styles.near, styles.nearSea, styles.coast].map((water) => (
        <path key={water} className={water} d={lands} />
      ))}
      <path className={styles.home} d={home} />
      <path className={styles.abroad} d={abroad} />
      <path className={styles.homeHeights} d={homeHeights} />
      <path className={styles.abroadHeights} d={abroadHeights} />
      <path className={styles.waves} d={waves.map(wave).join('')} />
      <circle className={styles.ring} cx={compass[0]} cy={compass[1]} r="58" />
      <circle className={styles.ring} cx={compass[0]} cy={compass[1]} r="54" />
      <path className={styles.star} d={pathOf(khatam(compass, 40))} />
      <path className={styles.lit} d={pathsOf(rays(1))} />
      <path className={styles.dark} d={pathsOf(rays(-1))} />
      <path className={styles.palms} d={palms.map(palm).join('')} />
      {guideSteps.map(({ key }) => {
        const [x, y, width, height] = places[key]
        return <use key={key} href={`#${sceneId(key)}`} x={x} y={y} width={width} height={height} />
      })}
      {[styles.margin, styles.rail, styles.bed].map((part) => (
        <path key={part} className={part} d={route} />
      ))}
      <path className={styles.way} d={route} pathLength="1" />
      <g transform="translate(823 306)">
        <use
          className={styles.ship}
          href={`#${sceneId('ship')}`}
          x="-62"
          y="-46"
          width="128"
          height="64"
        />
      </g>
    </svg>
  )
}

function wave([x, y]: Point): string {
  return `M${x} ${y}q5-6 10 0t10 0t10 0`
}

function palm([x, y]: Point): string {
  const crown = ['q-9-6-14 2', 'q9-6 14 2', 'q-7-11-14-8', 'q7-11 14-8', 'q0-8 3-12']
  return `M${x} ${y}q2-12-1-24${crown.map((leaf) => `M${x - 1} ${y - 24}${leaf}`).join('')}`
}
