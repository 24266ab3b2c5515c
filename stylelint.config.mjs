/** One word of a value; a function with what it takes is one word. */
const word = String.raw`(?:[^\s(),]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+`
const side = /(?:^|\s)(?:left|right)(?=[\s,]|$)/
const nothing = String.raw`-?0[a-z%]*|none|inherit|initial|unset`

/** Four values run top, right, bottom, left: right and left must be equal. */
const twoSides = new RegExp(String.raw`^${word}\s+(${word})\s+${word}\s+(?!\1$)`)
/** Values run from corner to corner: the two at the top, and the two at the bottom, must be equal. */
const corners = [
  new RegExp(String.raw`^(?!.*\/)(${word})\s+(?!\1(?:\s|$))`),
  new RegExp(String.raw`^(?!.*\/)(${word})\s+\1\s+(?!\1$)${word}$`),
  new RegExp(String.raw`^(?!.*\/)${word}\s+${word}\s+(${word})\s+(?!\1$)`),
]

const fourSides = '/^((scroll-)?(margin|padding)|inset|border-(width|style|color))$/'
const aligned = '/^(justify-(content|items|self)|caption-side)$/'
const placed =
  '/^(background|background-position|object-position|transform-origin|perspective-origin|mask|mask-position)$/'

const says = {
  logical:
    'Arabic runs from right to left: use margin-inline-start, inset-inline-end, border-start-start-radius, text-align: start. left and right are physical, and so are four values with two different sides.',
  moves:
    'What moves along the line of text turns round with it: translateX(calc(8px * var(--toward-end))).',
  colours:
    'Colours are in lib/theme/tokens.ts: use var(--name), color-mix of them, transparent or currentColor. Only paper has black ink.',
  important:
    'A rule wins by its place, not by !important; only paper and people who want less motion overrule everything.',
}

/** Rules for stylesheets; `says` is what a violation teaches. */
const config = {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'property-layout-mappings': [
      'flow-relative',
      {
        // Shorthands with equal sides are the same in both directions, and browsers do not know
        // the logical names of scrolling yet.
        ignoreProperties: [
          'border-radius',
          'overflow',
          /^(?:scroll-)?(?:margin|padding)$/,
          /^(?:inset|border-(?:width|style|color))$/,
          /^(?:overflow|overscroll-behavior)-[xy]$/,
          /^contain-intrinsic-/,
        ],
        message: says.logical,
      },
    ],
    'value-keyword-layout-mappings': [
      'flow-relative',
      { ignoreProperties: ['resize'], message: says.logical },
    ],
    'declaration-property-value-disallowed-list': [
      {
        [fourSides]: [twoSides],
        'border-radius': corners,
        [aligned]: [/^(?:left|right)$/],
        [placed]: [side],
        '/./': [/\bto (?:top |bottom )?(?:left|right)\b/],
        transform: [
          new RegExp(
            String.raw`translate(?:X|3d)?\(\s*(?!(?:${nothing})\s*[,)])(?!.*--toward-end)`,
          ),
        ],
        translate: [new RegExp(String.raw`^(?!(?:${nothing})(?:\s|$))(?!.*--toward-end)`)],
      },
      {
        message: (property) =>
          property === 'transform' || property === 'translate' ? says.moves : says.logical,
      },
    ],
    'color-no-hex': [true, { message: says.colours }],
    'color-named': ['never', { message: says.colours }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: says.colours },
    ],
    'declaration-no-important': [true, { message: says.important }],
  },
  overrides: [
    // Paper is printed in black, without the parts that people click.
    {
      files: ['lib/theme/print.css'],
      rules: { 'color-named': null, 'declaration-no-important': null },
    },
    { files: ['lib/theme/reduced-motion.css'], rules: { 'declaration-no-important': null } },
  ],
}

export default config
