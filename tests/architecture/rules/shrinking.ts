/**
 * Rules that the code does not keep yet. What breaks one today is in `../exceptions/<rule>.json`:
 * nothing may be added there, and what is mended is taken out (`npm run verify` prints the lengths).
 */
import ts from 'typescript'
import type { ImportGraph } from './imports'
import { partOrder } from './part-order'
import type { Rule, SourceFile, Tree } from './rule'

export interface Project {
  tree: Tree
  graph: ImportGraph
}

const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path)
const isProduct = ({ path }: SourceFile) =>
  /^(?:app|components|features|lib)\/.*\.(?:ts|tsx|mjs)$/.test(path) &&
  !isTest(path) &&
  !path.endsWith('.d.ts')

const product = ({ tree }: Project) => tree.filter(isProduct)
const once = (places: readonly string[]) => [...new Set(places)].toSorted()

const parsed = new WeakMap<SourceFile, ts.SourceFile>()

function syntaxOf(file: SourceFile): ts.SourceFile {
  const known =
    parsed.get(file) ?? ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest)
  parsed.set(file, known)
  return known
}

const ownFolders = ['admin', 'components', 'rules', 'server']
const mostSubNouns = 7

/** The sub-nouns of each feature: its folders with a vocabulary of their own. */
function subNouns(tree: Tree): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { path } of tree) {
    const [, feature, folder] = /^features\/([^/]+)\/([^/]+)\/./.exec(path) ?? []
    if (feature === undefined || folder === undefined || ownFolders.includes(folder)) continue
    const known = found.get(feature) ?? new Set()
    found.set(feature, known.add(folder))
  }
  return found
}

/**
 * The part of a feature that a file is in: a sub-noun, or a subject of the feature's own server and
 * rules; '.' for the feature itself, of which its screens and the file of its own name are.
 */
function partOf(path: string): readonly [feature: string, part: string] | undefined {
  const [, feature, folder, file] = /^features\/([^/]+)\/(?:([^/]+)\/([^/.]+))?/.exec(path) ?? []
  if (feature === undefined) return undefined
  if (folder === undefined || file === undefined) return [feature, '.']
  if (folder === 'server' || folder === 'rules') return [feature, file === feature ? '.' : file]
  return [feature, ownFolders.includes(folder) ? '.' : folder]
}

/** The imports of a feature's parts that run against `partOrder`, or from a part that it does not name. */
function arrowsBack({ imports }: ImportGraph): string[] {
  return imports.flatMap(({ from, to }) => {
    const [here, there] = [partOf(from), partOf(to)]
    if (!here || !there || isTest(from) || here[0] !== there[0]) return []
    if (here[1] === there[1] || here[1] === '.' || there[1] === '.') return []
    const order = partOrder[here[0]] ?? []
    const isForward = order.includes(there[1]) && order.indexOf(there[1]) < order.indexOf(here[1])
    return isForward ? [] : [`${here.join('/')} → ${there.join('/')}`]
  })
}

/** Features that write all tables: they fill a portal, and empty it of samples. */
const writesAll = ['installation', 'samples']
const written = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g
const writtenInSql = /\b(?:insert into|delete from|update)\s+([a-z_]+)(?=\s+(?:\(|where|set)|\()/g

/** Who writes which table, by the tables that each file imports from the schema. */
function tableWriters(tree: Tree): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { path, text } of tree.filter(isProduct)) {
    const [, feature] = /^features\/([^/]+)\//.exec(path) ?? []
    if (feature === undefined || writesAll.includes(feature)) continue
    const imported = [
      ...text.matchAll(/import\s*\{([^}]*)\}\s*from '@\/lib\/db\/schema\/[\w-]+'/g),
    ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    const tables = [
      ...[...text.matchAll(written)].flatMap(([, name = '']) =>
        imported.includes(name) ? [name] : [],
      ),
      ...[...text.matchAll(writtenInSql)].map(([, name = '']) => name),
    ]
    for (const table of tables) found.set(table, (found.get(table) ?? new Set()).add(feature))
  }
  return found
}

/** Owners of the tables that more than one feature writes today. */
const tableOwners: Readonly<Record<string, string>> = {
  bodyTasks: 'barriers',
  changeHistory: 'audit-log',
  contentEntries: 'content',
  users: 'accounts',
}

const country = /\bJO\b|\bJOD\b|Jordan|\bAmman\b|\+962|الأردن|أردني|عمّان/
/** The one module that knows the country, and what is data: seeds and samples. */
const knowsCountry = /^lib\/(?:country\/|db\/seed\/)|^features\/samples\//

const isMessages = ({ path }: SourceFile) => /^messages\/.*\.json$/.test(path)

const privateFirstWord =
  /^(?:ask|asked|tell|told|keep|kept|given|stamp|lead|seen|note|forget|written)(?=[A-Z]|$)/

/** Names of functions that begin with a private word. */
function privateNames(file: SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isFunction =
      (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
      node.initializer !== undefined &&
      (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer))
    if (isFunction || ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) {
      const name = node.name && ts.isIdentifier(node.name) ? node.name.text : ''
      if (privateFirstWord.test(name)) found.push(`${file.path} › ${name}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(syntaxOf(file))
  return found
}

/** Where code lists are declared. */
const declaresCodes = /^lib\/db\/(?:codes|schema)\//
const shortestList = 3
/** Lists of names of fields, languages, and yes or no: two of their words are no set of codes. */
const ordinaryWords = ['taskShares', 'serviceLanguages', 'effectAnswers']

/** The code lists of the database: each the strings of one list of three or more. */
function codeLists(tree: Tree): Set<string>[] {
  return tree
    .filter(({ path }) => declaresCodes.test(path))
    .flatMap(({ text }) => [...text.matchAll(/const (\w+) =\s*\[([^\][]*)\]\s*as const/g)])
    .filter(([, name = '']) => !ordinaryWords.includes(name))
    .map(
      ([, , list = '']) => new Set([...list.matchAll(/'([\w-]+)'/g)].map(([, code = '']) => code)),
    )
    .filter(({ size }) => size >= shortestList)
}

/** Sets of codes and statuses by number that are written where they are used. */
function unnamedCodes(lists: readonly Set<string>[], file: SourceFile): string[] {
  const source = syntaxOf(file)
  const found: string[] = []
  const areCodes = (values: readonly string[]) =>
    new Set(values).size > 1 && lists.some((list) => values.every((value) => list.has(value)))
  const areStatuses = (numbers: readonly string[]) =>
    /^(?:features|lib)\//.test(file.path) &&
    numbers.length > 1 &&
    numbers.every((number) => /^[1-7]0$/.test(number))
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node)) {
      const values = node.elements.filter(ts.isStringLiteral).map((element) => element.text)
      if (values.length === node.elements.length && areCodes(values)) {
        found.push(`${file.path} › [${values.join(', ')}]`)
      }
      const numbers = node.elements.filter(ts.isNumericLiteral).map((element) => element.text)
      if (numbers.length === node.elements.length && areStatuses(numbers)) {
        found.push(`${file.path} › [${numbers.join(', ')}]`)
      }
    }
    if (
      ts.isBinaryExpression(node) &&
      /^[!=]==$/.test(node.operatorToken.getText(source)) &&
      ts.isNumericLiteral(node.right) &&
      /^\d\d$/.test(node.right.text) &&
      /status$/i.test(node.left.getText(source))
    ) {
      found.push(`${file.path} › ${node.getText(source)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const rules: readonly Rule<Project>[] = [
  {
    name: 'sub-nouns-have-a-face',
    says: 'A folder of a feature is a sub-noun with a contract or an interface of its own, at most seven of them; what has neither is server/<subject>.ts or rules/<subject>.ts.',
    violations: ({ tree }) =>
      [...subNouns(tree)].flatMap(([feature, folders]) => [
        ...[...folders]
          .filter((folder) => {
            const face = new RegExp(
              `^features/${feature}/${folder}/(?:contract\\.ts$|(?:components|admin)/)`,
            )
            return !tree.some(({ path }) => face.test(path))
          })
          .map((folder) => `features/${feature}/${folder}`),
        ...(folders.size > mostSubNouns ? [`features/${feature} has ${folders.size}`] : []),
      ]),
  },
  {
    name: 'order-inside-a-feature',
    says: 'A part of a feature imports only parts before it in part-order.ts: what two parts need of each other belongs to the earlier one.',
    violations: ({ graph }) => arrowsBack(graph),
  },
  {
    name: 'tables-have-an-owner',
    says: 'A table is written by one feature, its owner; others call an operation of the owner (installation and samples excepted).',
    violations: ({ tree }) =>
      [...tableWriters(tree)].flatMap(([table, writers]) =>
        writers.size === 1
          ? []
          : [...writers]
              .filter((feature) => feature !== tableOwners[table])
              .map((feature) => `${table} by features/${feature}`),
      ),
  },
  {
    name: 'sets-of-codes-have-names',
    says: 'A set of codes, and a status by its number, has a name in lib/db/codes: which statuses end or wait is decided once.',
    violations: (project) => {
      const lists = codeLists(project.tree)
      return product(project)
        .filter(({ path }) => !declaresCodes.test(path))
        .flatMap((file) => unnamedCodes(lists, file))
    },
  },
  {
    name: 'one-country',
    says: 'Only lib/country knows which country this is; a message names it by a form in brackets, such as [[country]].',
    violations: (project) =>
      [...product(project), ...project.tree.filter(isMessages)]
        .filter(({ path, text }) => !knowsCountry.test(path) && country.test(text))
        .map(({ path }) => path),
  },
  {
    name: 'plain-first-words',
    says: 'A function begins with the verb of the field: request or submit, send, store, record, erase, redirect (CONTRIBUTING.md, Vocabulary).',
    violations: (project) => product(project).flatMap(privateNames),
  },
]

export const shrinking: readonly Rule<Project>[] = rules.map((rule) => ({
  ...rule,
  violations: async (project) => once(await rule.violations(project)),
}))
