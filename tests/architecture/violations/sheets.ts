import type { ViolatingTree } from './trees'

const path = 'components/card/card.module.css'

const used = (text: string) => ({
  path: 'components/card/card.tsx',
  text: `import styles from './card.module.css'\n${text}`,
})

/** At least one violating fixture, for each rule of stylesheets. */
export const violatingSheets: Readonly<Record<string, ViolatingTree>> = {
  'styles-before-script': {
    files: [
      {
        path: 'components/card/lazy-card.tsx',
        text: "import '@/components/link/link.module.css'\nexport const LazyCard = onFirstUse(async () => (await import('./card')).Card)",
      },
      used(
        "import { Link } from '@/components/link/link'\nimport type { Chip } from '@/components/chip/chip'\nexport const Card = () => <Link className={styles.card} />",
      ),
      {
        path: 'components/link/link.tsx',
        text: "import styles from './link.module.css'\nexport const Link = () => <a className={styles.link} />",
      },
      {
        path: 'components/chip/chip.tsx',
        text: "import styles from './chip.module.css'\nexport const Chip = () => <i className={styles.chip} />",
      },
      { path, text: '.card { gap: 0; }' },
      { path: 'components/link/link.module.css', text: '.link { gap: 0; }' },
      { path: 'components/chip/chip.module.css', text: '.chip { gap: 0; }' },
    ],
    broken: [`components/card/lazy-card.tsx (${path})`],
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
