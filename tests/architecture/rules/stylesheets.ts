import { tokenStyle } from '@/lib/theme/global-style'
import { readStylesheet, wordsOf, type Declaration } from './css'
import type { Rule, SourceFile, Tree } from './rule'

const physicalProperty =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-.*)?|border-(?:top|bottom)-(?:left|right)-radius|left|right|float)$/
const sided =
  /^(?:text-align|text-align-last|clear|justify-content|justify-items|justify-self|caption-side)$/
/** Shorthands whose four values run top, right, bottom, left. */
const fourSides = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/
const placed =
  /^(?:background|background-position|object-position|transform-origin|perspective-origin|mask|mask-position)$/
const colour =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])(?:white|black|gr[ae]y|red|green|blue|yellow|orange|silver|navy|teal|gold|beige)(?![\w-])/i

function isPhysical({ property, value }: Declaration): boolean {
  if (physicalProperty.test(property)) return true
  const words = wordsOf(value)
  if (sided.test(property)) return /^(?:left|right)$/.test(value)
  if (fourSides.test(property)) return words.length === 4 && words[1] !== words[3]
  if (property === 'border-radius') return !value.includes('/') && !sameCorners(words)
  if (placed.test(property))
    return (
      words.some((word) => /^(?:left|right)$/.test(word)) || /\bto (?:left|right)\b/.test(value)
    )
  return /\bto (?:top |bottom )?(?:left|right)\b/.test(value)
}

function sameCorners([
  start = '',
  second = start,
  third = start,
  fourth = second,
]: string[]): boolean {
  return start === second && third === fourth
}

/** Moves along the line of text that do not turn round with it. */
function isOneWay({ property, value }: Declaration): boolean {
  const moved =
    property === 'translate'
      ? wordsOf(value)[0]
      : /translate(?:X|3d)?\(\s*((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)/.exec(value)?.[1]
  if (moved === undefined || (property !== 'translate' && property !== 'transform')) return false
  return (
    !/^(?:-?0[a-z%]*|none|inherit|initial|unset)$/.test(moved.trim()) &&
    !moved.includes('--toward-end')
  )
}

const isPrinted = (around: readonly string[]) => around.includes('@media print')

const isSheet = ({ path }: SourceFile) => /^(?:app|components|features|lib)\/.*\.css$/.test(path)

function sheetsOf(tree: Tree) {
  return tree.filter(isSheet).map((file) => ({ ...file, sheet: readStylesheet(file.text) }))
}

function declared(name: string, says: string, violates: (one: Declaration) => boolean): Rule<Tree> {
  return {
    name,
    says,
    violations: (tree) =>
      sheetsOf(tree).flatMap(({ path, sheet }) =>
        sheet.declarations
          .filter(violates)
          .map(({ property, value, line }) => `${path}:${line} (${property}: ${value})`),
      ),
  }
}

const tokens = new Set(tokenStyle('en').match(/--[\w-]+(?=:)/g))

/** Properties that a stylesheet or a component beside it sets for itself. */
function ownProperties(path: string, tree: Tree): Set<string> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const beside = tree.filter(
    (file) => file.path.startsWith(folder) && /\.(?:tsx?|css)$/.test(file.path),
  )
  return new Set(beside.flatMap(({ text }) => text.match(/--[\w-]+(?=['"`\]]?\s*:)/g) ?? []))
}

interface ClassUse {
  sheet: string
  names: Set<string>
  /** `styles[name]`: any class may be meant. */
  any: boolean
}

/** What each component takes from the stylesheets it imports. */
function classUses(tree: Tree): ClassUse[] {
  return tree
    .filter(({ path }) => /^(?:app|components|features|lib)\/.*\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
        ([, name = '', from = '']) => ({
          sheet: resolve(path, from),
          names: new Set([
            ...[...text.matchAll(new RegExp(`\\b${name}\\.([A-Za-z_]\\w*)`, 'g'))].map(
              ([, used = '']) => used,
            ),
            ...[...text.matchAll(new RegExp(`\\b${name}\\['([\\w-]+)'\\]`, 'g'))].map(
              ([, used = '']) => used,
            ),
          ]),
          any: new RegExp(`\\b${name}\\[(?!')|\\b${name}(?![\\w.[])(?! from)`).test(text),
        }),
      ),
    )
}

function resolve(from: string, target: string): string {
  if (target.startsWith('@/')) return target.slice(2)
  return new URL(target, `file:///${from}`).pathname
    .slice(1)
    .replace(/%5B/g, '[')
    .replace(/%5D/g, ']')
}

export const stylesheets: readonly Rule<Tree>[] = [
  declared(
    'logical-properties',
    'Arabic runs from right to left: margin-inline-start, inset-inline-end, border-start-start-radius, text-align: start. left and right are physical, and so are four values with two different sides.',
    isPhysical,
  ),
  declared(
    'moves-turn-round',
    'What moves along the line of text turns round with it: translateX(calc(8px * var(--toward-end))).',
    isOneWay,
  ),
  declared(
    'colours-from-tokens',
    'Colours stand in lib/theme/tokens.ts: use var(--name), color-mix of them, transparent or currentColor. Only paper has black ink.',
    ({ value, around }) =>
      colour.test(value.replace(/url\([^)]*\)|'[^']*'|"[^"]*"/g, '')) &&
      !(isPrinted(around) && value === 'black'),
  ),
  declared(
    'no-important',
    'A rule wins by its place, not by !important; only paper and people who want less motion overrule everything.',
    ({ value, around }) =>
      /!\s*important/.test(value) &&
      !isPrinted(around) &&
      !around.some((rule) => rule.includes('prefers-reduced-motion')),
  ),
  {
    name: 'known-properties',
    says: 'A custom property is a token of lib/theme or set beside its use: var() of an unknown name is nothing.',
    violations: (tree) =>
      sheetsOf(tree).flatMap(({ path, sheet }) => {
        const own = ownProperties(path, tree)
        return sheet.declarations.flatMap(({ value, line }) =>
          [...value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
            .map(([, name = '']) => name)
            .filter((name) => !tokens.has(name) && !own.has(name))
            .map((name) => `${path}:${line} (${name})`),
        )
      }),
  },
  {
    name: 'classes-exist',
    says: 'A class that a component names stands in its stylesheet: one that does not styles nothing.',
    violations: (tree) => {
      const sheets = new Map(sheetsOf(tree).map(({ path, sheet }) => [path, sheet.classes]))
      return classUses(tree).flatMap(({ sheet, names }) =>
        [...names]
          .filter((name) => !sheets.get(sheet)?.has(name))
          .map((name) => `${sheet} (.${name})`),
      )
    },
  },
  {
    name: 'classes-are-used',
    says: 'A class of a module stylesheet is named by a component; what nobody names is a leftover.',
    violations: (tree) => {
      const uses = classUses(tree)
      return sheetsOf(tree)
        .filter(({ path }) => path.endsWith('.module.css'))
        .flatMap(({ path, sheet }) => {
          const of = uses.filter((use) => use.sheet === path)
          if (of.some(({ any }) => any)) return []
          const named = new Set(of.flatMap(({ names }) => [...names]))
          return [...sheet.classes]
            .filter((name) => !named.has(name))
            .map((name) => `${path} (.${name})`)
        })
    },
  },
]
