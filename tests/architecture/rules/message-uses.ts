import ts from 'typescript'
import type { Tree } from './rule'

/** One place in the code that names a message, or several by a pattern. */
export interface KeyUse {
  at: string
  /** As written: `news.title`, `problems.*`. */
  shown: string
  names: (key: string) => boolean
}

const makers = /^(?:useTranslations|getTranslations|createTranslator)$/
const methods = /^(?:rich|markup|raw|has)$/

/** Every use of a message key in the product, by the names that translators have in each file. */
export function usesIn(tree: Tree): KeyUse[] {
  return tree
    .filter(
      ({ path, text }) =>
        /^(?:app|components|features|lib)\/.*\.tsx?$/.test(path) &&
        /Translat(?:ions|or)|mailTexts|mailTemplate/.test(text),
    )
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) => usesInFile(path, text))
}

function usesInFile(path: string, text: string): KeyUse[] {
  // Its ending says whether `<T>(` begins an element or a function.
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const literals = everyNode(file).flatMap((node) =>
    ts.isStringLiteralLike(node) ? [node.text] : [],
  )
  return everyNode(file).flatMap((node) => {
    if (!ts.isCallExpression(node)) return []
    const [argument] = node.arguments
    const namespace = translatorOf(node.expression)
    if (namespace === undefined || !argument) return []
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
    return keysOf(argument, literals).map((keys) => useOf(`${path}:${line}`, namespace, keys))
  })
}

/** A key as its literal parts: one, or those around what is only known at run time. A key that
 * names a branch (`t.raw('login')`) stands for everything below it. */
type Key = string[]

function useOf(at: string, namespace: string | null, keys: Key[]): KeyUse {
  const head = namespace === '' || namespace === null ? '' : `${namespace}.`
  const patterns = keys.map((parts) => {
    const source = [`${head}${parts[0] ?? ''}`, ...parts.slice(1)].map(escaped).join('.+')
    return new RegExp(`${namespace === null ? '(?:^|\\.)' : '^'}${source}(?:\\..+)?$`)
  })
  return {
    at,
    shown: keys.length === 1 ? `${head}${keys[0]?.join('*')}` : `${head}?`,
    names: (candidate) => patterns.some((pattern) => pattern.test(candidate)),
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The keys an argument can be, a list for each; an argument that is not a literal may be any literal of the file. */
function keysOf(argument: ts.Expression, literals: string[]): Key[][] {
  if (ts.isStringLiteralLike(argument)) return [[[argument.text]]]
  if (ts.isParenthesizedExpression(argument)) return keysOf(argument.expression, literals)
  if (ts.isConditionalExpression(argument)) {
    return [...keysOf(argument.whenTrue, literals), ...keysOf(argument.whenFalse, literals)]
  }
  if (ts.isTemplateExpression(argument)) {
    return [[[argument.head.text, ...argument.templateSpans.map(({ literal }) => literal.text)]]]
  }
  return [literals.map((literal) => [literal])]
}

/** The namespace of what is called as a translator: '' without one, null where it is not known here. */
function translatorOf(called: ts.Expression): string | null | undefined {
  if (ts.isPropertyAccessExpression(called) && methods.test(called.name.text))
    return translatorOf(called.expression)
  if (ts.isCallExpression(called)) return madeBy(called)
  if (!ts.isIdentifier(called)) return undefined
  return declaredAs(called, called.text)
}

/** Looks for the declaration of a name from the inside out. */
function declaredAs(from: ts.Node, name: string): string | null | undefined {
  for (let scope: ts.Node | undefined = from.parent; scope; scope = scope.parent) {
    if (ts.isFunctionLike(scope)) {
      const given = scope.parameters.find((parameter) => namesIn(parameter.name).includes(name))
      if (given && name === 't' && writesMail(scope, given)) return 'mails'
      if (given) return /[tT]ranslat/.test(given.getText()) || name === 't' ? null : undefined
    }
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue
    for (const statement of scope.statements) {
      if (!ts.isVariableStatement(statement)) continue
      for (const declaration of statement.declarationList.declarations) {
        const made = initializerOf(declaration, name)
        if (made) return madeBy(made)
      }
    }
  }
  return undefined
}

/** Whether a function gets the texts of mails: from a template, or with the pen of one. */
function writesMail(written: ts.Node, given: ts.ParameterDeclaration): boolean {
  if (/\bMailPen\b/.test(given.type?.getText() ?? '')) return true
  for (let around: ts.Node | undefined = written.parent; around; around = around.parent) {
    if (ts.isCallExpression(around) && around.expression.getText() === 'mailTemplate') return true
  }
  return false
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? namesIn(element.name) : [],
  )
}

/** The expression a declared name is given, also out of `await Promise.all([...])`. */
function initializerOf(
  declaration: ts.VariableDeclaration,
  name: string,
): ts.Expression | undefined {
  const value = declaration.initializer && withoutAwait(declaration.initializer)
  if (!value) return undefined
  if (ts.isIdentifier(declaration.name)) return declaration.name.text === name ? value : undefined
  if (!ts.isArrayBindingPattern(declaration.name) || !ts.isCallExpression(value)) return undefined
  const at = declaration.name.elements.findIndex(
    (element) => ts.isBindingElement(element) && namesIn(element.name).includes(name),
  )
  const [list] = value.arguments
  return at >= 0 && list && ts.isArrayLiteralExpression(list) ? list.elements[at] : undefined
}

const withoutAwait = (value: ts.Expression) =>
  ts.isAwaitExpression(value) ? value.expression : value

/** The namespace of a translator that a call makes; undefined for any other call. */
function madeBy(expression: ts.Expression): string | undefined {
  const call = withoutAwait(expression)
  if (!ts.isCallExpression(call) || !ts.isIdentifier(call.expression)) return undefined
  if (call.expression.text === 'mailTexts') return 'mails'
  if (!makers.test(call.expression.text)) return undefined
  const [given] = call.arguments
  if (!given) return ''
  if (ts.isStringLiteralLike(given)) return given.text
  if (!ts.isObjectLiteralExpression(given)) return undefined
  const property = given.properties.find((one) => one.name?.getText() === 'namespace')
  if (!property) return ''
  return ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
    ? property.initializer.text
    : undefined
}

function everyNode(root: ts.Node): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(root)
  return found
}
