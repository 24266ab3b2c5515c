import { tokenStyle } from '@/lib/theme/global-style'
import postcss, { type Root } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import type { Rule, SourceFile, Tree } from './rule'

const isSheet = ({ path }: SourceFile) => /^(?:app|components|features|lib)\/.*\.css$/.test(path)

function sheetsOf(tree: Tree) {
  return tree.filter(isSheet).map(({ path, text }) => ({ path, sheet: postcss.parse(text) }))
}

/** Class names that the selectors of a sheet style, without `:global(...)`. */
function classesOf(sheet: Root): ReadonlySet<string> {
  const classes = new Set<string>()
  const read = selectorParser((selectors) => {
    selectors.walkPseudos((pseudo) => {
      if (pseudo.value === ':global') pseudo.remove()
    })
    selectors.walkClasses(({ value }) => void classes.add(value))
  })
  sheet.walkRules(({ selector }) => void read.processSync(selector))
  return classes
}

const tokens = new Set(tokenStyle('en').match(/--[\w-]+(?=:)/g))

/** Properties that a stylesheet or a component next to it sets for itself. */
function ownProperties(path: string, tree: Tree): Set<string> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const siblings = tree.filter(
    (file) => file.path.startsWith(folder) && /\.(?:tsx?|css)$/.test(file.path),
  )
  return new Set(siblings.flatMap(({ text }) => text.match(/--[\w-]+(?=['"`\]]?\s*:)/g) ?? []))
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
    .map(({ path, text }) => ({ path, imports: text, text: text.replace(/^import .*$/gm, '') }))
    .flatMap(({ path, imports, text }) =>
      [...imports.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
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
  if (!target.startsWith('.')) return target
  return new URL(target, `file:///${from}`).pathname
    .slice(1)
    .replace(/%5B/g, '[')
    .replace(/%5D/g, ']')
}

const statics = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm

/** Every stylesheet that a file imports, at any distance, without those of dynamic imports. */
function sheetsBelow(start: string, texts: ReadonlyMap<string, string>): Set<string> {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const [, target = ''] of (texts.get(path) ?? '').matchAll(statics)) {
      const file = fileOf(resolve(path, target), texts)
      if (file !== undefined) visit(file)
    }
  }
  visit(start)
  return new Set([...seen].filter((path) => path.endsWith('.module.css')))
}

function fileOf(path: string, texts: ReadonlyMap<string, string>): string | undefined {
  return [path, `${path}.tsx`, `${path}.ts`].find((candidate) => texts.has(candidate))
}

export const stylesheets: readonly Rule<Tree>[] = [
  {
    name: 'styles-before-script',
    says: 'A part that waits for the first use of its page (onFirstUse) is there before its script: the file that declares it, or the layout of all pages, imports every stylesheet of the part.',
    violations: (tree) => {
      const texts = new Map(tree.map(({ path, text }) => [path, text]))
      const ofEveryPage = sheetsBelow('app/[locale]/layout.tsx', texts)
      return tree
        .filter(({ path, text }) => !/\.test\.tsx$/.test(path) && text.includes('onFirstUse('))
        .flatMap(({ path, text }) => {
          const own = sheetsBelow(path, texts)
          const parts = [...text.matchAll(/\bimport\('([^']+)'\)/g)].flatMap(
            ([, target = '']) => fileOf(resolve(path, target), texts) ?? [],
          )
          return parts
            .flatMap((part) => [...sheetsBelow(part, texts)])
            .filter((sheet) => !own.has(sheet) && !ofEveryPage.has(sheet))
            .map((sheet) => `${path} (${sheet})`)
        })
    },
  },
  {
    name: 'known-properties',
    says: 'A custom property is a token of lib/theme or set beside its use: var() of an unknown name is nothing.',
    violations: (tree) =>
      sheetsOf(tree).flatMap(({ path, sheet }) => {
        const own = ownProperties(path, tree)
        const unknown: string[] = []
        sheet.walkDecls(({ value, source }) => {
          for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)) {
            const isKnown = tokens.has(name) || own.has(name)
            if (!isKnown) unknown.push(`${path}:${source?.start?.line} (${name})`)
          }
        })
        return unknown
      }),
  },
  {
    name: 'classes-exist',
    says: 'A class that a component names is in its stylesheet: one that does not styles nothing.',
    violations: (tree) => {
      const sheets = new Map(sheetsOf(tree).map(({ path, sheet }) => [path, classesOf(sheet)]))
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
          return [...classesOf(sheet)]
            .filter((name) => !named.has(name))
            .map((name) => `${path} (.${name})`)
        })
    },
  },
]
