import type { PlantedTree } from './trees'

const path = 'components/card/card.module.css'

/** Declarations of which some break one rule, each on a line of its own. */
function declarations(right: readonly string[], broken: readonly string[]): PlantedTree {
  const text = ['.card {', ...right, ...broken, '}'].join('\n')
  return {
    files: [{ path, text }],
    broken: broken.map(
      (one, index) => `${path}:${right.length + index + 2} (${one.replace(/;$/, '')})`,
    ),
  }
}

const used = (text: string) => ({
  path: 'components/card/card.tsx',
  text: `import styles from './card.module.css'\n${text}`,
})

/** At least one violating fixture, for each rule of stylesheets. */
export const plantedSheets: Readonly<Record<string, PlantedTree>> = {
  'logical-properties': declarations(
    [
      'margin-inline-start: 4px;',
      'padding: 0 4px;',
      'margin: 1px 2px 3px 2px;',
      'inset: 0 auto;',
      'border-radius: 4px 4px 0 0;',
      'text-align: start;',
      'background: url(left.webp);',
      'grid-template-areas: "left right";',
      'transition: left-out 1s;',
    ],
    [
      'margin-left: 4px;',
      'padding-right: calc(1px + var(--space-1));',
      'scroll-margin-left: 1px;',
      'left: 0;',
      'float: right;',
      'text-align: right;',
      'border-left: 1px solid;',
      'border-right-color: transparent;',
      'border-top-left-radius: 4px;',
      'border-radius: 4px 0 0 4px;',
      'inset: 0 0 0 auto;',
      'margin: 0 4px 0 calc(4px + 1px);',
      'background: linear-gradient(to left, transparent, currentColor);',
      'background-position: right center;',
      'transform-origin: left;',
    ],
  ),
  'moves-turn-round': declarations(
    [
      'transform: translateX(calc(-40px * var(--toward-end)));',
      'transform: translateY(10px);',
      'transform: translate(0, 10px);',
      'translate: 0 4px;',
    ],
    [
      'transform: translateX(-50%);',
      'transform: rotate(4deg) translate(8px, 0);',
      'transform: translate3d(calc(1px + 2px), 0, 0);',
      'translate: 4px 0;',
    ],
  ),
  'colours-from-tokens': declarations(
    [
      'color: var(--ink);',
      'background: color-mix(in srgb, var(--ink) 50%, transparent);',
      'fill: currentColor;',
      'mask: url(a.svg#fff);',
      "content: 'red';",
      'white-space: nowrap;',
    ],
    [
      'color: #1b6b64;',
      'background: rgb(0 0 0 / 50%);',
      'border: 1px solid white;',
      '--own: #fff;',
      'color: black;',
    ],
  ),
  'no-important': {
    files: [
      {
        path,
        text: '@media (prefers-reduced-motion: reduce) { .a { animation: none !important; } }\n@media print { .a { display: none !important } }\n.a { display: none !important; }',
      },
    ],
    broken: [`${path}:3 (display: none !important)`],
  },
  'known-properties': {
    files: [
      {
        path,
        text: '.card { --own: 1px; margin: var(--own); color: var(--ink); inline-size: var(--wide);\nblock-size: var(--unknown); gap: var(--given, 4px); }',
      },
      used("export const Card = () => <div className={styles.card} style={{ '--wide': '4px' }} />"),
    ],
    broken: [`${path}:2 (--unknown)`],
  },
  'classes-exist': {
    files: [
      {
        path,
        text: '.card { gap: 0; }\n.head:hover > .title { gap: 0; }\n:global(html):has(.card) { gap: 0; }',
      },
      used(
        "export const Card = () => <div className={styles.card}><p className={styles.title} /><p className={styles['lead']} /><p className={styles.html} /></div>",
      ),
    ],
    broken: [`${path} (.html)`, `${path} (.lead)`],
  },
  'classes-are-used': {
    files: [
      { path, text: '.card { gap: 0; }\n@media (width >= 768px) { .card .old { gap: 0.5px; } }' },
      used('export const Card = () => <div className={styles.card} />'),
      { path: 'components/chip/chip.module.css', text: '.quiet { gap: 0; }' },
      {
        path: 'components/chip/chip.tsx',
        text: "import styles from './chip.module.css'\nexport const Chip = ({ look }: Props) => <i className={styles[look]} />",
      },
    ],
    broken: [`${path} (.old)`],
  },
}
