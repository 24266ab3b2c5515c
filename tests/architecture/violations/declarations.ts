/** Declarations, of which some break a rule for stylesheets. */
interface Declarations {
  right: readonly string[]
  broken: readonly string[]
}

/** At least one violating fixture for each thing that `stylelint.config.mjs` forbids. */
export const violatingDeclarations: Readonly<Record<string, Declarations>> = {
  'Arabic runs from right to left': {
    right: [
      'margin-inline-start: 4px',
      'padding: 0 4px',
      'margin: 1px 2px 3px 2px',
      'inset: 0 auto',
      'border-radius: 4px 4px 0 0',
      'border-radius: 50% / 10%',
      'overflow-x: auto',
      'resize: vertical',
      'text-align: start',
      'background: url(left.webp)',
      'grid-template-areas: "left right"',
      'transition: left-out 1s',
    ],
    broken: [
      'margin-left: 4px',
      'padding-right: calc(1px + var(--space-1))',
      'scroll-margin-left: 1px',
      'left: 0',
      'inline-size: 1px; width: 1px',
      'float: right',
      'text-align: right',
      'justify-content: left',
      'caption-side: right',
      'border-left: 1px solid',
      'border-right-color: transparent',
      'border-top-left-radius: 4px',
      'border-radius: 4px 0',
      'border-radius: 4px 4px 0',
      'border-radius: 4px 0 0 4px',
      'inset: 0 0 0 auto',
      'margin: 0 4px 0 calc(4px + 1px)',
      'transition: left 1s',
      'background: linear-gradient(to left, transparent, currentColor)',
      'background-position: right center',
      'transform-origin: left',
    ],
  },
  'What moves along the line of text turns round with it': {
    right: [
      'transform: translateX(calc(-40px * var(--toward-end)))',
      'transform: translateY(10px)',
      'transform: translate(0, 10px)',
      'translate: 0 4px',
    ],
    broken: [
      'transform: translateX(-50%)',
      'transform: rotate(4deg) translate(8px, 0)',
      'transform: translate3d(calc(1px + 2px), 0, 0)',
      'translate: 4px 0',
    ],
  },
  'Colours are in lib/theme/tokens.ts': {
    right: [
      'color: var(--ink)',
      'background: color-mix(in srgb, var(--ink) 50%, transparent)',
      'fill: currentColor',
      'mask: url(a.svg#fff)',
      "content: 'red'",
      'white-space: nowrap',
    ],
    broken: [
      'color: #1b6b64',
      'background: rgb(0 0 0 / 50%)',
      'background: oklch(40% 0.2 20deg)',
      'border: 1px solid white',
      '--own: #fff',
      'color: black',
    ],
  },
  'A rule wins by its place': {
    right: ['display: none'],
    broken: ['display: none !important'],
  },
}
