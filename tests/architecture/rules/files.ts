import { isExcepted, runByPath } from './exceptions'
import type { Rule, SourceFile, Tree } from './rule'

const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path)
const isCode = (path: string) => /\.(?:ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts')
const isProduct = (path: string) => /^(?:app|components|features|lib)\//.test(path) && !isTest(path)

/** Lines that may be long: the rule ignores lists and data. */
const fileLines = 500
const pageLines = 50
const messageLines = 1_500

function lines({ text }: SourceFile): number {
  return text.trimEnd().split('\n').length
}

/** The file without comments, as far as a statement's first words need it. */
function bare(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .trim()
}

const startsServerOnly = (text: string) => /^import 'server-only'/.test(bare(text))
const nodePackages =
  /(?:from|import|import\()\s*'(?:node:[^']+|pg|pg-boss|@electric-sql\/pglite[^']*|pino|sharp|nodemailer|@aws-sdk\/[^']+|sanitize-html|@node-rs\/argon2)'/
const exportedComponent = /^export (?:default )?(?:async )?function [A-Z]/gm

/** A file without its re-exports. */
function ownStatements(text: string): string {
  return bare(text)
    .replace(/^export (?:type )?(?:\*(?: as \w+)?|\{[^}]*\}) from '[^']+';?$/gm, '')
    .trim()
}

const livesAsLong = /^export const (?:revalidate\b|dynamic = 'force-dynamic')/m

function layoutsAbove(page: string, tree: Tree): SourceFile[] {
  const folders = page.split('/')
  const above = folders.map((_, depth) => `${folders.slice(0, depth).join('/')}/layout.tsx`)
  return tree.filter(({ path }) => above.includes(path))
}

/** Files that may mention the existing provider, besides tests and documents. */
const knowsProvider =
  /^(?:features\/.*\/server\/[^/]+\.provider\.ts|lib\/(?:api\/upstream|settings)\/.*|lib\/files\/provider-.*)$/
/** Files that may depend on whether there is a database. */
const asksForDatabase =
  /^(?:app\/(?:api\/upstream\.ts|commands\/.*)|instrumentation\.ts|lib\/(?:api\/limits\.ts|auth\/secret-keys\.ts|settings\/.*))$/
const pureLayer =
  /^(?:components\/|features\/.*(?:\/(?:queries|contract|rules|search-params|rules\/[^/.]+)\.ts$|\/(?:components|admin)\/))/
const namesProvider = /(?<!\bdata )\bproviders?\b(?!')|\bupstream\b/

const where = (tree: Tree, violates: (file: SourceFile) => boolean) =>
  tree.filter(violates).map(({ path }) => path)

export const files: readonly Rule<Tree>[] = [
  {
    name: 'page-fits-a-screen',
    says: `A page fits on a screen, ${pageLines} lines: metadata, load, one feature component. The rest belongs to the feature.`,
    violations: (tree) =>
      tree
        .filter((file) => /^app\/.*\/page\.tsx$/.test(file.path) && lines(file) > pageLines)
        .map((file) => `${file.path} (${lines(file)} lines)`),
  },
  {
    name: 'one-subject-a-file',
    says: `A file past ${fileLines} lines is two subjects: make a sub-noun folder with the same vocabulary.`,
    violations: (tree) =>
      tree
        .filter(({ path }) => (isCode(path) || path.endsWith('.css')) && !isTest(path))
        .filter((file) => lines(file) > fileLines)
        .map((file) => `${file.path} (${lines(file)} lines)`),
  },
  {
    name: 'one-way-to-start',
    says: 'The portal is served by app/commands/serve.ts, everywhere: Next’s own server knows no finished pages, and closes idle connections earlier than its callers expect, which resets their next request.',
    violations: (tree) =>
      where(
        tree,
        ({ path, text }) =>
          !path.startsWith('tests/architecture/') &&
          // It also serves the yardsticks of the bench, which are not the portal.
          path !== 'tests/support/servers.ts' &&
          /"next start\b|\[next, 'start'/.test(text) &&
          (isCode(path) || path === 'package.json'),
      ),
  },
  {
    name: 'messages-split',
    says: `A message file past ${messageLines} lines is split by feature: messages/<locale>/<feature>.json.`,
    violations: (tree) =>
      where(tree, (file) => file.path.startsWith('messages/') && lines(file) > messageLines),
  },
  {
    name: 'newest-snapshot',
    says: 'Of the snapshots of the schema only the newest is kept: drizzle-kit compares with it alone, and each has 23,000 lines.',
    violations: (tree) =>
      where(tree, ({ path }) => /^lib\/db\/migrations\/meta\/\d+_snapshot\.json$/.test(path))
        .toSorted()
        .slice(0, -1),
  },
  {
    name: 'no-barrel-files',
    says: 'No file exists to pass others on: import from the file that holds the thing.',
    violations: (tree) =>
      where(
        tree,
        ({ path, text }) =>
          isCode(path) &&
          (/\/index\.tsx?$/.test(path) || (/^export /m.test(text) && ownStatements(text) === '')),
      ),
  },
  {
    name: 'one-component-a-file',
    says: 'A file shows one component to others, and is named for it; its parts stay private or get a file.',
    violations: (tree) =>
      where(
        tree,
        ({ path, text }) =>
          /^(?:components|features)\/.*\.tsx$/.test(path) &&
          [...text.matchAll(exportedComponent)].length > 1,
      ),
  },
  {
    name: 'server-files-say-so',
    says: "A file under server/, and a feature.ts, begins with import 'server-only': then a build that would send it to browsers fails.",
    violations: (tree) =>
      where(
        tree,
        ({ path, text }) =>
          /^features\/(?:.*\/server\/|[^/]+\/feature\.ts$)/.test(path) &&
          !isTest(path) &&
          !startsServerOnly(text),
      ),
  },
  {
    name: 'node-code-says-so',
    says: "What uses Node, the database, logs or files begins with import 'server-only', or is loaded by path and is listed in exceptions.ts (runByPath).",
    violations: (tree) =>
      where(
        tree,
        ({ path, text }) =>
          /^(?:lib|features|components)\//.test(path) &&
          isProduct(path) &&
          isCode(path) &&
          nodePackages.test(text) &&
          !startsServerOnly(text) &&
          !isExcepted(path, runByPath),
      ),
  },
  {
    name: 'provider-in-one-place',
    says: 'API_BASE_URL is read by lib/settings, lib/api/upstream and lib/files/provider-*; commands, limits, secret keys and app/api/upstream.ts ask hasDatabase(). Queries, contracts, rules and components say nothing of a provider.',
    violations: (tree) =>
      where(
        tree,
        ({ path, text }) =>
          (isProduct(path) || path === 'instrumentation.ts') &&
          isCode(path) &&
          !knowsProvider.test(path) &&
          (text.includes('API_BASE_URL') ||
            (text.includes('hasDatabase') && !asksForDatabase.test(path)) ||
            (pureLayer.test(path) && namesProvider.test(text))),
      ),
  },
  {
    name: 'pages-say-how-long-they-live',
    says: "A public page exports revalidate (or dynamic = 'force-dynamic'), itself or by a layout above it: without it shared caches keep it a year.",
    violations: (tree) =>
      where(
        tree,
        (file) =>
          /^app\/\[locale\]\/.*page\.tsx$/.test(file.path) &&
          ![file, ...layoutsAbove(file.path, tree)].some(({ text }) => livesAsLong.test(text)),
      ),
  },
]
