import { drawn, type Stroke } from '@/components/scene/pen'
import type { GuideStep } from '../rules'

/** The outline of the drawings next to the stations. */
const outline = 1.75

interface Scene {
  viewBox: string
  /** From back to front. */
  strokes: readonly Stroke[]
}

/** The rose star of the portal, small, as a seal. */
const seal = 'l3 3h4v4l3 3-3 3v4h-4l-3 3-3-3h-4v-4l-3-3 3-3v-4h4z'

/** The drawing next to each station, on a ground line at 104. */
const scenes: Record<GuideStep['key'], Scene> = {
  readiness: {
    viewBox: '0 0 140 110',
    strokes: [
      ['wall', 'M10 104V58l24-19v19l24-19v19l24-19v65zM82 104V62h46v42zM92 62V38h26v24z'],
      ['shade', 'M110 38h8v24h-8zM118 62h10v42h-10z'],
      [
        'line',
        'M22 104V86a10 10 0 0 1 20 0v18M52 76h8M64 76h8M98 62v-8a5 5 0 0 1 10 0v8M2 104h136',
      ],
      ['line', 'M90 84v-6a4.5 4.5 0 0 1 9 0v6zM100 104V94a6 6 0 0 1 12 0v10'],
      ['rose', 'M48 92h12v12H48z'],
      ['wall', 'M60 94h10v10H60z'],
    ],
  },
  market: {
    viewBox: '0 0 140 110',
    strokes: [
      ['wall', 'M14 58 28 28h84l14 30z'],
      ['shade', 'M28 28h17l-8 30H14zM61.5 28h17L79 58H60zM95 28h17l14 30h-23z'],
      [
        'line',
        'M14 58 28 28h84l14 30zM20 66v38M120 66v38M2 104h136M30 104V84h48v20M46 84v20M62 84v20',
      ],
      [
        'wall',
        'M14 58a9.3 8 0 0 0 18.7 0a9.3 8 0 0 0 18.6 0a9.3 8 0 0 0 18.7 0a9.3 8 0 0 0 18.7 0a9.3 8 0 0 0 18.6 0a9.3 8 0 0 0 18.7 0z',
      ],
      ['wall', 'M92 104c-9-8-7-18 0-23v-5h12v5c7 5 9 15 0 23z'],
      ['plain', `M33 83a5 5 0 0 1 10 0zM49 83a5 5 0 0 1 10 0zM65 83a5 5 0 0 1 10 0zM70 8${seal}`],
    ],
  },
  developing: {
    viewBox: '0 0 140 110',
    strokes: [
      ['wall', 'M6 104 42 52l15 19 29-49 48 82z'],
      ['shade', 'M86 22l48 82H96l6-24-16-22zM42 52l15 19-7 33H38l6-26z'],
      ['line', 'M6 104 42 52l15 19 29-49 48 82zM0 104h140M86 22V2'],
      ['trail', 'M20 104l14-12 18 2 12-16 14-2 2-18 6-14'],
      ['plain', 'M86 2l22 7-22 7z'],
    ],
  },
  financing: {
    viewBox: '0 0 140 110',
    strokes: [
      ['wall', 'M14 42 70 10l56 32zM20 42h100v9H20zM12 104h116v-9H12zM20 95h100v-8H20z'],
      ['shade', 'M30 51h10v36H30zM53 51h10v36H53zM77 51h10v36H77zM100 51h10v36h-10z'],
      [
        'line',
        'M27 51v36M40 51v36M50 51v36M63 51v36M77 51v36M90 51v36M100 51v36M113 51v36M2 104h136',
      ],
      ['plain', `M70 19${seal}`],
    ],
  },
  freight: {
    viewBox: '-2 0 160 110',
    strokes: [
      [
        'line',
        'M22 104 38 28M66 104 50 28M27 82h34M33 56h22M44 28V6L4 28M44 6l104 22M138 36v22M148 36v22',
      ],
      ['wall', 'M0 28h156v8H0zM132 58h22v14h-22z'],
      ['sand', 'M8 36h14v10H8zM88 68h26v12H88z'],
      ['petrol', 'M74 92h26v12H74z'],
      ['mist', 'M102 92h26v12h-26z'],
      ['rose', 'M74 80h26v12H74z'],
      ['line', 'M0 104h140'],
    ],
  },
  visiting: {
    viewBox: '0 0 130 110',
    strokes: [
      ['wall', 'M12 104V50h22v54zM34 104V30l14-14 14 14v74zM92 104V42h24v62z'],
      ['shade', 'M26 50h8v54h-8zM54 22l8 8v74h-8zM108 42h8v62h-8z'],
      ['wall', 'M58 104V78a19 19 0 0 1 38 0v26z'],
      ['line', 'M48 16V4M18 60h6M18 72h6M18 84h6M41 40h8M41 52h8M41 64h8M41 76h8M98 54h6M98 66h6'],
      ['line', 'M77 59v-9M71 104V90a6 6 0 0 1 12 0v14M2 104h126M64 78h26'],
      ['plain', 'M48 4l16 5-16 5z'],
    ],
  },
  legal: {
    viewBox: '0 0 140 110',
    strokes: [
      ['wall', 'M16 104V34h24v16h60V34h24v70h-26V84a28 24 0 0 0-56 0v20z'],
      ['shade', 'M116 34h8v70h-8zM32 34h8v16h-8z'],
      ['line', 'M12 34h32M96 34h32M16 34l12-14 12 14M100 34l12-14 12 14M8 104h124M40 50h60'],
      ['line', 'M22 46h6M106 46h6M22 60h6M106 60h6'],
      ['wall', 'M70 28l5.5 5.5h8v8L89 47l-5.5 5.5v8h-8L70 66l-5.5-5.5h-8v-8L51 47l5.5-5.5v-8h8z'],
      ['plain', `M70 37${seal}`],
    ],
  },
}

/** A ship at sea, with its waterline in the middle. */
const ship: Scene = {
  viewBox: '0 0 128 64',
  strokes: [
    ['sand', 'M48 13h16v11H48zM75 24h14v12H75z'],
    ['petrol', 'M39 24h16v12H39z'],
    ['rose', 'M57 24h16v12H57z'],
    ['wall', 'M21 36V14h14v22zM25 14V6h6v8zM25 20h6M25 26h6'],
    ['petrol', 'M15 36h94L97 54H25z'],
    ['line', 'M4 58q5-6 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0'],
  ],
}

/** The scenes of the steps, and the ship, as symbols with the names of the steps. */
export function sceneSymbols(): string {
  return Object.entries({ ...scenes, ship })
    .map(
      ([key, { viewBox, strokes }]) =>
        `<symbol id="${key}" viewBox="${viewBox}">${drawn(strokes, outline)}</symbol>`,
    )
    .join('\n')
}
