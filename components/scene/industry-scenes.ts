import { box, disc, each, oval, seal, steps, type Stroke } from './pen'

/** A toothed wheel. */
function gear(x: number, y: number, radius: number, teeth: number): string {
  const at = (r: number, part: number) => {
    const angle = (part * 2 * Math.PI) / teeth
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
  }
  const tooth = Array.from({ length: teeth }, (_, n) =>
    [
      at(radius - 7, n - 0.3),
      at(radius, n - 0.18),
      at(radius, n + 0.18),
      at(radius - 7, n + 0.3),
    ].join('L'),
  )
  return `M${tooth.join('L')}z`
}

const pill = (x: number, y: number) => disc(x, y, 6)

/** What mines and factories make. */
export const industryScenes = {
  phosphate: [
    ['water', 'M200 132H324v32H200z'],
    ['wave', 'M204 150q6-5 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0'],
    ['wall', 'M262 112V84h16v28zM266 84V72h8v12z'],
    ['petrol', 'M222 112h98l-10 34h-78z'],
    ['rose', box(284, 98, 22, 14)],
    ['sand', 'M72 164 142 92q8-8 16 0l70 72z'],
    ['shade', 'M150 88l8 4 70 72h-54z'],
    ['fine', 'M118 138l10-8M134 152l12-8M150 126l10 6M170 148l12 4M140 112l8-4M108 156l8-4'],
    ['line', 'M12 164 24 118M44 164 32 118M17 146h22M66 164V116M86 164V106M66 134l20-14'],
    ['wall', 'M4 116 146 48l8 14L10 130z'],
    ['line', 'M22 121l14-20M46 110l12-20M70 98l12-19M94 87l12-20M118 75l12-19'],
    ['petrol', 'M140 46h22v20h-22z'],
    ['trail', 'M151 70v18'],
    ['wall', 'M186 164c-6-16-4-34 2-46h36c6 12 8 30 2 46z'],
    ['line', 'M188 118l-4-8h44l-4 8M190 126h32'],
    ['plain', seal(206, 144, 12)],
  ],
  pharmacy: [
    ['wall', 'M118 76h64q10 0 10 12v64q0 12-10 12h-64q-10 0-10-12V88q0-12 10-12z'],
    ['shade', 'M168 76h14q10 0 10 12v64q0 12-10 12h-14z'],
    ['petrol', box(116, 44, 68, 32)],
    [
      'light',
      steps(126, 174, 8)
        .map((x) => `M${x} 50v20`)
        .join(''),
    ],
    ['rose', box(108, 98, 84, 44)],
    ['light', 'M150 106v28M136 120h28'],
    ['line', 'M118 76h64q10 0 10 12v64q0 12-10 12h-64q-10 0-10-12V88q0-12 10-12z'],
    ['mist', 'M26 106l52-18 20 58-52 18z'],
    [
      'wall',
      each(
        [
          [46, 113],
          [64, 107],
          [52, 131],
          [70, 125],
          [58, 149],
          [76, 143],
        ],
        pill,
      ),
    ],
    ['wall', 'M206 108h58l10 0v56h-68z'],
    ['mist', 'M206 108h68v14h-68z'],
    ['fine', 'M216 134h34M216 143h46M216 152h26'],
    ['rose', 'M234 92l0 0a11 11 0 0 1 0-22h18v22z'],
    ['wall', 'M252 70h18a11 11 0 0 1 0 22h-18z'],
    ['line', 'M223 100h58'],
    ['wall', disc(294, 154, 10)],
    ['fine', 'M287 154h14'],
  ],
  stone: [
    ['line', 'M54 164V30H266V164M40 164h28M252 164h28'],
    ['wall', box(46, 26, 228, 16)],
    ['sand', box(136, 20, 48, 30)],
    ['wall', 'M84 112l22-20h130v52l-22 20H84z'],
    ['shade', 'M214 112l22-20v52l-22 20z'],
    ['line', 'M214 164v-52l22-20M106 92h130v52l-22 20'],
    ['mist', gear(160, 82, 42, 20)],
    ['petrol', disc(160, 80, 15)],
    ['wall', disc(160, 80, 5)],
    ['wall', 'M84 112h130v52H84z'],
    ['fine', 'M94 130q14-8 28 0t30-2M98 150q20-8 40 0M172 142q14-8 32-2M178 124q10-6 24 0'],
    ['line', 'M160 112v52'],
    ['trail', 'M206 100q16-16 26-2M112 100q-16-16-26-2'],
    ['rose', 'M146 40h28v10h-28z'],
    ['wall', 'M284 164l10-66h8l-10 66z'],
    ['sand', 'M296 164l10-66h8l-10 66z'],
    ['wall', box(8, 138, 40, 26)],
    ['shade', box(8, 150, 40, 14)],
    ['line', 'M8 150h40M28 138v12M18 150v14M38 150v14'],
  ],
  machinery: [
    [
      'fine',
      'M18 164 34 40 50 164M22 134h24M26 106h16M30 76h8M12 66h44M16 84h36M22 134l20-28M46 134 26 106',
    ],
    ['wave', 'M56 66C120 84 200 40 330 30M52 84C120 100 200 60 330 52'],
    ['mist', gear(138, 92, 50, 12)],
    ['wall', disc(138, 92, 27)],
    ['rose', disc(138, 92, 12)],
    ['petrol', gear(211, 112, 33, 9)],
    ['wall', disc(211, 112, 12)],
    ['wall', box(84, 140, 152, 24)],
    ['rose', disc(102, 152, 5)],
    ['fine', 'M118 152h40M118 158h28M190 146h36v12h-36zM199 146v12M208 146v12M217 146v12'],
    ['petrol', 'M250 132l34-26 30 22-34 26z'],
    ['light', 'M261 124l30 22M272 115l30 22M264 144l34-26M278 150l0 0'],
    ['line', 'M282 154v10M272 164h20'],
  ],
  vehicles: [
    ['wall', 'M48 146V84q0-18 18-18h176q18 0 24 18l10 32v30z'],
    [
      'mist',
      `${box(60, 80, 34, 28)}${box(100, 80, 34, 28)}${box(140, 80, 34, 28)}M218 80h34q6 0 8 8l6 20h-48z`,
    ],
    ['shade', box(48, 132, 228, 14)],
    ['rose', 'M48 114h132v14H48zM216 114h59l2 14h-61z'],
    ['wall', 'M182 80h28v66h-28z'],
    ['line', 'M196 80v66M48 146V84q0-18 18-18h176q18 0 24 18l10 32v30z'],
    ['wall', box(92, 56, 74, 10)],
    ['petrol', disc(96, 146, 19) + disc(236, 146, 19)],
    ['wall', disc(96, 146, 8) + disc(236, 146, 8)],
    ['light', 'M66 88l12-4M106 88l12-4M146 88l12-4'],
    ['sand', box(268, 118, 10, 8)],
    ['line', 'M20 164V52M12 52h16v22H12z'],
    ['plain', box(14, 54, 12, 8)],
  ],
  plastics: [
    ['mist', disc(214, 116, 48)],
    ['wall', disc(214, 116, 22)],
    [
      'line',
      `${disc(214, 116, 48)}${disc(214, 116, 39)}${disc(214, 116, 30)}${disc(214, 116, 22)}`,
    ],
    ['mist', 'M214 164h66v-9h-66z'],
    ['rose', 'M278 150h18v18h-18z'],
    ['wall', 'M108 164q-8 0-8-8V96c0-18 18-20 18-36h28c0 16 18 18 18 36v60q0 8-8 8z'],
    ['mist', 'M103 118h58v37q0 6-6 6h-46q-6 0-6-6z'],
    ['petrol', box(116, 44, 32, 17)],
    ['rose', box(100, 108, 64, 26)],
    ['light', 'M122 50v6M132 50v6M142 50v6M108 121q6-8 12 0t12 0t12 0t12 0'],
    ['fine', 'M106 144h52M108 152h48'],
    ['wall', 'M24 120h60l-6 44H30z'],
    ['petrol', box(18, 108, 72, 13)],
    ['fine', 'M42 132v20M54 132v20M66 132v20'],
  ],
  chemicals: [
    ['petrol', 'M60 76v82q34 12 68 0V76z'],
    ['petrol', oval(94, 76, 34, 9)],
    ['light', 'M61 104q33 11 66 0M61 132q33 11 66 0M78 76h10'],
    ['rose', 'M94 106l15 15-15 15-15-15z'],
    ['light', 'M94 114v8M94 126v1'],
    ['wall', 'M158 50h44v8h-5v34l42 58q6 14-8 14h-102q-14 0-8-14l42-58V58h-5z'],
    ['mist', 'M148 114h64l25 36q4 11-6 11H129q-10 0-6-11z'],
    [
      'rose',
      each(
        [
          [164, 144],
          [186, 132],
          [200, 148],
        ],
        (x, y) => disc(x, y, 7),
      ),
    ],
    [
      'line',
      'M158 50h44v8h-5v34l42 58q6 14-8 14h-102q-14 0-8-14l42-58V58h-5zM163 58h34M148 114h64',
    ],
    ['fine', 'M184 76h13M184 86h13'],
    ['trail', 'M172 40q-6-8 0-14M188 40q-6-8 0-14'],
    ['wall', 'M254 164V112l14-14h34v66z'],
    ['line', 'M272 112h20v10h-20zM264 136h28M264 146h28'],
    ['sand', box(284, 86, 16, 12)],
    ['sand', 'M18 164v-44h26v44z'],
    ['line', 'M18 130h26M24 120v-12h14v12'],
  ],
  paper: [
    ['wall', 'M92 102 160 84l68 18v48l-68 14-68-14z'],
    ['shade', 'M160 120l68-18v48l-68 14z'],
    ['line', 'M92 102l68 18 68-18M160 120v44M92 102 160 84l68 18v48l-68 14-68-14z'],
    ['sand', 'M92 102 70 84l66-18 24 18zM228 102l22-18-66-18-24 18z'],
    ['wall', 'M92 102l-20 16 66 20 22-18zM228 102l20 16-66 20-22-18z'],
    ['rose', 'M122 150l14 3v-17l-14-4zM198 150l-14 3v-17l14-4z'],
    ['rose', 'M146 74V36h28v38l-14 10z'],
    ['light', 'M152 46h16M152 54h16M152 62h10'],
    ['wall', 'M250 108v48q22 14 52 0v-48z'],
    ['wall', oval(276, 108, 26, 9)],
    ['sand', oval(276, 108, 9, 3.5)],
    ['line', 'M250 108v48q22 14 52 0v-48'],
    ['mist', 'M12 164v-12h64v12z'],
    ['rose', 'M18 152v-11h54v11z'],
    ['petrol', 'M14 141v-12h58v12z'],
    ['light', 'M22 158h10M26 146h10M22 135h10'],
  ],
} satisfies Record<string, readonly Stroke[]>
