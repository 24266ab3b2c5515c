import { box, disc, each, seal, steps, type Stroke } from './pen'

const pipe = (x: number, y: number) => disc(x, y, 19)
const bore = (x: number, y: number) => disc(x, y, 11)
const blade = (turn: number) =>
  `M132 118L${(132 + 34 * Math.cos(turn)).toFixed(1)} ${(118 + 34 * Math.sin(turn)).toFixed(1)}A34 34 0 0 1 ${(132 + 34 * Math.cos(turn + 0.9)).toFixed(1)} ${(118 + 34 * Math.sin(turn + 0.9)).toFixed(1)}z`

const stack = {
  lower: [
    [103, 145],
    [141, 145],
    [179, 145],
    [217, 145],
  ],
  middle: [
    [122, 112],
    [160, 112],
    [198, 112],
  ],
  upper: [
    [141, 79],
    [179, 79],
  ],
} as const

/** What metal and electrical works make, and where goods wait and fly. */
export const worksScenes = {
  cooling: [
    ['wall', box(88, 26, 144, 34)],
    ['shade', box(88, 48, 144, 12)],
    ['line', `${box(88, 26, 144, 34)}M96 50h128`],
    ['rose', disc(216, 38, 4)],
    ['wave', 'M112 66q-6 6 0 12M140 66q-6 6 0 12M180 66q6 6 0 12M208 66q6 6 0 12'],
    ['wall', box(80, 84, 160, 72)],
    ['shade', box(196, 84, 44, 72)],
    ['line', `${box(80, 84, 160, 72)}M96 156v8M224 156v8`],
    ['petrol', disc(132, 118, 34)],
    ['mist', [0, 1, 2, 3].map((n) => blade((n * Math.PI) / 2)).join('')],
    ['rose', disc(132, 118, 8)],
    [
      'line',
      steps(96, 146, 10)
        .map((y) => `M188 ${y}h40`)
        .join(''),
    ],
    ['line', 'M240 140h10V44h-18'],
    ['mist', box(264, 76, 44, 88)],
    ['wall', box(264, 64, 44, 14)],
    ['line', 'M264 106h44M264 134h44M272 114v12'],
    ['rose', box(278, 92, 8, 14) + box(278, 120, 8, 14)],
    ['petrol', box(290, 92, 8, 14) + box(290, 120, 8, 14)],
    ['wall', 'M30 124V58a8 8 0 0 1 16 0v66a16 16 0 1 1-16 0z'],
    ['rose', disc(38, 136, 10)],
    ['thread', 'M38 132V92'],
    ['fine', 'M50 66h8M50 80h8M50 94h8'],
  ],
  power: [
    [
      'fine',
      'M22 164 40 34 58 164M26 134h28M30 104h20M14 58h52M18 78h44M26 134l24-30M54 134 30 104',
    ],
    ['wave', 'M66 58C120 76 220 60 330 28M62 78C130 96 220 84 330 52'],
    ['sand', disc(132, 108, 54)],
    ['wall', disc(132, 108, 41)],
    ['line', `${disc(132, 108, 41)}${disc(132, 108, 34)}${disc(132, 108, 27)}`],
    ['petrol', disc(132, 108, 19)],
    ['wall', disc(132, 108, 6)],
    ['line', 'M132 54v13M132 149v13M78 108h13M173 108h13'],
    ['thread', 'M132 142c20 16 40 16 58 16h20'],
    ['petrol', box(208, 90, 84, 64)],
    [
      'light',
      steps(218, 284, 11)
        .map((x) => `M${x} 98v12M${x} 140v8`)
        .join(''),
    ],
    ['wall', box(202, 82, 96, 11) + box(214, 154, 14, 10) + box(272, 154, 14, 10)],
    [
      'wall',
      each(
        [
          [224, 58],
          [250, 58],
          [276, 58],
        ],
        (x, y) => `M${x - 6} ${y + 24}l3-24h6l3 24z`,
      ),
    ],
    ['line', 'M218 66h12M218 74h12M244 66h12M244 74h12M270 66h12M270 74h12'],
    ['wall', box(234, 112, 32, 26)],
    ['plain', 'M252 114l-10 13h6l-2 9 11-13h-7z'],
  ],
  metals: [
    ['line', 'M160-8V14M160 34 106 60M160 34l54 26'],
    ['rose', 'M146 12h28v12h-10c0 8 8 8 8 15a12 12 0 0 1-24 0h7a5 5 0 0 0 10 0c0-5-9-6-9-15h-10z'],
    ['wall', each(stack.lower, pipe)],
    ['mist', each(stack.middle, pipe)],
    ['wall', each(stack.upper, pipe)],
    ['petrol', each([...stack.lower, ...stack.upper], bore)],
    ['sand', each(stack.middle, bore)],
    ['petrol', 'M12 164v-12h20V98H12V86h56v12H48v54h20v12z'],
    ['light', 'M20 92h40M40 100v50M20 158h40'],
    ['wall', box(254, 78, 54, 86)],
    [
      'mist',
      `${box(261, 86, 17, 34)}${box(284, 86, 17, 34)}${box(261, 126, 17, 30)}${box(284, 126, 17, 30)}`,
    ],
    ['light', 'M264 100l8-10M287 100l8-10'],
    ['line', 'M84 164l-4-10M236 164l4-10'],
  ],
  warehouse: [
    ['wall', 'M64 164V78l96-42 96 42v86z'],
    ['shade', 'M160 36l96 42v86h-24V92l-72-32z'],
    ['line', 'M64 164V78l96-42 96 42v86M54 82l106-46 106 46'],
    ['plain', seal(160, 64, 11)],
    ['petrol', box(84, 96, 62, 68)],
    [
      'light',
      steps(106, 154, 12)
        .map((y) => `M90 ${y}h50`)
        .join(''),
    ],
    ['wall', box(162, 96, 68, 68)],
    ['sand', box(168, 106, 18, 18) + box(206, 106, 18, 18) + box(190, 138, 18, 18)],
    ['mist', box(188, 110, 16, 14) + box(168, 142, 18, 14)],
    ['rose', box(211, 140, 14, 16)],
    ['line', 'M162 126h68M162 158h68'],
    ['rose', 'M14 158v-24h14V116h22l6 24v18z'],
    ['mist', 'M32 121h14l5 17H32z'],
    ['line', 'M60 100v60h22'],
    ['petrol', disc(24, 156, 8) + disc(48, 156, 8)],
    ['sand', box(66, 138, 20, 20)],
    ['wall', box(268, 140, 40, 24)],
    ['sand', box(272, 118, 32, 22)],
    ['line', 'M268 148h40M288 118v22'],
  ],
  airport: [
    ['wave', 'M20 46h36q6-12 18-8q6-14 22-8q12 2 12 16h20M236 34h22q6-10 16-6q12-8 18 6h20'],
    ['rose', 'M54 92 34 40h26l34 44z'],
    ['light', seal(60, 64, 7)],
    [
      'wall',
      'M40 96c0-14 16-20 36-20h142c30 0 52 14 62 28c-14 10-32 12-54 12H76c-22 0-36-8-36-20z',
    ],
    ['shade', 'M42 102c4 10 16 14 34 14h150c22 0 40-2 54-12z'],
    [
      'line',
      'M40 96c0-14 16-20 36-20h142c30 0 52 14 62 28c-14 10-32 12-54 12H76c-22 0-36-8-36-20z',
    ],
    [
      'mist',
      steps(96, 200, 15)
        .map((x) => box(x, 86, 8, 9))
        .join(''),
    ],
    ['mist', 'M230 78q18 4 30 12h-30z'],
    ['petrol', 'M150 104l-58 38h28l86-38z'],
    ['petrol', 'M58 98 30 112h16l38-10z'],
    ['wall', 'M158 124h34q8 0 8 8t-8 8h-34z'],
    ['line', 'M246 116v36M178 140v12'],
    ['petrol', disc(246, 156, 8) + disc(172, 156, 8) + disc(188, 156, 8)],
    ['wall', box(14, 140, 62, 14)],
    ['petrol', disc(26, 157, 7) + disc(64, 157, 7)],
    ['sand', box(18, 120, 24, 20)],
    ['rose', box(46, 124, 24, 16)],
  ],
} satisfies Record<string, readonly Stroke[]>
