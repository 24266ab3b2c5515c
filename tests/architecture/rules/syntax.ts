import type { ESLint, Rule } from 'eslint'
import { plainWords } from './plain-words.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * The rules of this project that one file's syntax can break. Each is an ESLint rule `portal/<name>`
 * that refuses what its selectors match and says why. Where a rule does not hold is in
 * `eslint.config.mjs`, with the reason.
 */
const suffix = '_(?:eng|ara|ENG|ARA|AR|en|ar)'
const address = '/^(?:\\u002F|https?:)/'
const letters = '/[A-Za-z\\u0600-\\u06FF]/'
const textAttributes =
  '/^(?:alt|title|placeholder|label|aria-label|aria-description|aria-roledescription|aria-valuetext)$/'
const physicalKeys =
  '/^(?:(?:margin|padding|scrollMargin|scrollPadding|border)(?:Left|Right)|border(?:Top|Bottom)(?:Left|Right))/'
const testObjects = '/^(?:it|test|describe)$/'
/** A module or a file of Next's own; in a text with quotes it is the example of a test. */
const nextInternals = '/^[^\'"`]*\\bnext\\u002Fdist\\u002F/'
const ownEnvironment = '/^(?:NODE_ENV|NEXT_PHASE|NEXT_RUNTIME)$/'

/** A string literal, or a template that starts with it, in argument position or below. */
const literalAddress = [
  `Literal[value=${address}]`,
  `TemplateLiteral > TemplateElement:first-child[value.raw=${address}]`,
]

interface SyntaxRule {
  why: string
  /** Selectors of the refused syntax. */
  refuses: readonly string[]
}

export const rules: Readonly<Record<string, SyntaxRule>> = {
  'bilingual-fields': {
    why: 'The suffixes of bilingual fields are known to lib/bilingual alone: inLocale(record, \'title\', locale), hasLocale(...) or <Bilingual of={record} field="title">.',
    refuses: [
      `MemberExpression[computed=false] > Identifier.property[name=/${suffix}$/]`,
      `MemberExpression[computed=true] > Literal.property[value=/${suffix}$/]`,
      `MemberExpression[computed=true] > TemplateLiteral.property > TemplateElement[value.raw=/(?:_|${suffix})$/]`,
      `ObjectPattern > Property > Identifier.key[name=/${suffix}$/]`,
      `ObjectPattern > Property > Literal.key[value=/${suffix}$/]`,
    ],
  },
  'addresses-from-routes': {
    why: 'An address is written once, in lib/routing/routes: localePath(locale, routes.news()).',
    refuses: [
      ...literalAddress.flatMap((literal) => [
        `JSXAttribute[name.name=/^(?:href|action|formAction)$/] ${literal}`,
        `Property[key.name='href'] > ${literal}`,
        `CallExpression[callee.object.name=/[rR]outer$/][callee.property.name=/^(?:push|replace|prefetch)$/] > ${literal}`,
        `CallExpression[callee.object.property.name='location'][callee.property.name=/^(?:assign|replace)$/] > ${literal}`,
        `CallExpression[callee.name=/^(?:redirect|permanentRedirect|localePath|absoluteUrl)$/] > ${literal}`,
      ]),
    ],
  },
  'logical-styles': {
    why: 'Arabic runs from right to left: write logical properties (marginInlineStart, insetInlineEnd, textAlign start), never left or right.',
    refuses: [
      `Property[key.name=${physicalKeys}]`,
      `:matches(JSXAttribute[name.name=/^(?:sx|style)$/], Property[key.name=/^(?:sx|style|root|styleOverrides)$/]) Property[key.name=/^(?:left|right|ml|mr|pl|pr)$/]`,
      `Property[key.name=/^(?:textAlign|float|clear)$/] Literal[value=/^(?:left|right)$/]`,
    ],
  },
  'settings-once': {
    why: 'The environment is read and checked once, by lib/settings: settings().NAME.',
    refuses: [
      `MemberExpression[object.object.name='process'][object.property.name='env']:not([property.name=${ownEnvironment}])`,
      `MemberExpression[object.name='process'][property.name='env']:not(MemberExpression > MemberExpression)`,
      `ImportDeclaration[source.value=/^(?:node:)?process$/]`,
    ],
  },
  'no-inner-html': {
    why: "Markup from strings is set in one component, which is given sanitised editors' HTML only: lib/bilingual/bilingual-html.",
    refuses: [
      `JSXAttribute[name.name='dangerouslySetInnerHTML']`,
      `Property[key.name='dangerouslySetInnerHTML']`,
      `AssignmentExpression > MemberExpression.left[property.name=/^(?:innerHTML|outerHTML|srcdoc)$/]`,
      `CallExpression[callee.property.name=/^(?:insertAdjacentHTML|createContextualFragment)$/]`,
    ],
  },
  'literal-patterns': {
    why: 'A pattern is a literal: one built from text can be steered by that text, and can take for ever.',
    refuses: [
      `:matches(NewExpression, CallExpression)[callee.name='RegExp']:not([arguments.0.type='Literal'])`,
    ],
  },
  'no-raw-sql': {
    why: 'Values go into SQL as parameters and names as columns of lib/db/schema; sql.raw and sql.identifier put text into it.',
    refuses: [`MemberExpression[object.name='sql'][property.name=/^(?:raw|identifier)$/]`],
  },
  'cheap-types': {
    why: 'An alias of a table has one literal name, and JSON of a package is declared as what it is (lib/search/word-lists.d.ts): unions of names and lists of literals cost the type checker a third of its time.',
    refuses: [
      `CallExpression[callee.name='alias'][arguments.1.type!='Literal']`,
      `ImportExpression > Literal[value=/^(?!\\.|@\\u002F).*\\.json$/]`,
      `ImportDeclaration[source.value=/^(?!\\.|@\\u002F).*\\.json$/]`,
    ],
  },
  'no-inline-spreads': {
    why: 'A literal that is spread only saves a line: write its keys, elements or attributes where it stands.',
    refuses: [
      'SpreadElement > ObjectExpression',
      'SpreadElement > ArrayExpression',
      'JSXSpreadAttribute > ObjectExpression',
    ],
  },
  'no-server-actions': {
    why: "Every change goes through a declared call, and pages are kept by the page store: neither 'use server' nor 'use cache'.",
    refuses: [`ExpressionStatement[directive=/^use (?:server|cache)/]`],
  },
  'named-exports': {
    why: 'A thing has one name everywhere: export it by name. Only what a framework loads by its file has a default export.',
    refuses: ['ExportDefaultDeclaration', `ExportSpecifier[exported.name='default']`],
  },
  'no-barrels': {
    why: 'Import from the file that holds the thing; a file that passes others on hides who uses what.',
    refuses: ['ExportAllDeclaration'],
  },
  'pictures-at-upload': {
    why: 'Pictures are made in their sizes at upload and shown with <img>, width, height and srcset; the optimiser is off.',
    refuses: [`ImportDeclaration[source.value=/^next\\u002F(?:legacy\\u002F)?image$/]`],
  },
  'drawings-as-files': {
    why: 'A drawing that follows from no data is a file that pages reference with <use>, not markup of every page and its payload: a symbol of components/icon/icons.svg, or drawn by `npm run drawings`.',
    refuses: [`JSXOpeningElement[name.name='path'] > JSXAttribute[name.name='d'] > Literal`],
  },
  'public-next': {
    why: 'What is inside next/dist may move with every version of Next: use its public modules, nextCli() of app/commands/bootstrap.mjs for its command, and tests/support/next-navigation for routers in tests. What the page store knows of Next is in lib/cache/next-cache-entries.ts.',
    refuses: [`Literal[value=${nextInternals}]`, `TemplateElement[value.raw=${nextInternals}]`],
  },
  'cached-pages': {
    why: 'cookies() and headers() render a page again for every request: what is personal is an island over the API.',
    refuses: [`ImportDeclaration[source.value=/^next\\u002Fheaders$/]`],
  },
  'texts-from-messages': {
    why: 'What a person reads or hears is in messages/ in both languages, or in the database.',
    refuses: [
      `JSXText[value=${letters}]`,
      `JSXAttribute[name.name=${textAttributes}] > Literal[value=${letters}]`,
      `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${letters}]`,
      `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z\\u0600-\\u06FF]{2}/]`,
    ],
  },
  'formats-of-country': {
    why: 'Dates and numbers are shown by lib/i18n/format: months and digits of Jordan, days of Amman, equal on server and in the browser.',
    refuses: [
      `:matches(NewExpression, CallExpression)[callee.object.name='Intl']`,
      `MemberExpression[property.name=/^toLocale(?:Date|Time)?String$/]`,
    ],
  },
  'colours-from-tokens': {
    why: 'Colours are in lib/theme/tokens and are used by name: var(--petrol-700), or colors[...] where pictures are drawn.',
    refuses: [
      `Literal[value=/^#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/]`,
      `Literal[value=/^(?:rgb|hsl)a?\\(/]`,
    ],
  },
  'one-way-to-call': {
    why: 'Calls are made over the contract: call(endpoint, input). Permission, validation and errors then cannot differ.',
    refuses: [
      `CallExpression[callee.name='fetch']`,
      `CallExpression[callee.object.name=/^(?:window|globalThis)$/][callee.property.name='fetch']`,
      `NewExpression[callee.name=/^(?:XMLHttpRequest|EventSource|WebSocket)$/]`,
    ],
  },
  'given-clock': {
    why: 'Rules and queries take the day or the instant as an argument: the service reads the clock, once a call.',
    refuses: [
      `NewExpression[callee.name='Date'][arguments.length=0]`,
      `CallExpression[callee.object.name='Date'][callee.property.name='now']`,
      `CallExpression[callee.name='today'][arguments.length=0]`,
    ],
  },
  'problems-have-codes': {
    why: 'A verb fails with new Problem(code, ...): lib/api/error-responses maps codes to status and to texts in both languages.',
    refuses: [
      `ThrowStatement > NewExpression:not([callee.name='Problem'])`,
      'ThrowStatement > Literal',
    ],
  },
  'no-assertions': {
    why: 'An assertion silences the compiler: let a schema or a type guard prove it, or put it into a small named helper in lib/ that states its guarantee.',
    refuses: [`TSAsExpression:not([typeAnnotation.typeName.name='const'])`, 'TSTypeAssertion'],
  },
  'no-false-assertions': {
    why: 'Through any, never or unknown every type can be claimed to be any other: prove it with a schema or a type guard.',
    refuses: [
      `TSAsExpression > :matches(TSAsExpression, TSTypeAssertion).expression`,
      `TSAsExpression[typeAnnotation.type=/^TS(?:Any|Never)Keyword$/]`,
    ],
  },
  'whole-suite': {
    why: 'Every test runs, every time. What cannot run on a machine says so by skipIf(condition) or test.skip(condition, reason).',
    refuses: [
      `MemberExpression[object.name=${testObjects}][property.name=/^(?:only|todo|fixme|fails)$/]`,
      `MemberExpression[object.property.name='describe'][property.name=/^(?:only|fixme)$/]`,
      `CallExpression[callee.object.name=${testObjects}][callee.property.name='skip']:matches([arguments.length=0], [arguments.0.type=/^(?:Literal|TemplateLiteral)$/])`,
      `MemberExpression[object.property.name='describe'][property.name='skip']`,
      `MemberExpression[object.object.name=${testObjects}][object.property.name='skip']`,
      `CallExpression[callee.name=/^(?:xit|xtest|xdescribe|fit|fdescribe)$/]`,
    ],
  },
  'waits-for-conditions': {
    why: 'A browser test waits for what a person would see or for an answer: visit, settled and hydrated (tests/support/visit), or expect. Time and a quiet network prove nothing on a busy machine.',
    refuses: [
      `Literal[value='networkidle']`,
      `CallExpression[callee.property.name='waitForTimeout']`,
      `CallExpression[callee.name='setTimeout']`,
      `CallExpression[callee.object.name='window'][callee.property.name='setTimeout']`,
      `ImportDeclaration[source.value='node:timers/promises']`,
    ],
  },
  'real-code-in-tests': {
    why: 'A test that replaces our own code judges a shadow. Third parties get a real server on loopback.',
    refuses: [`CallExpression[callee.object.name='vi'][callee.property.name=/^(?:mock|doMock)$/]`],
  },
}

function ruleOf({ why, refuses }: SyntaxRule): Rule.RuleModule {
  return {
    meta: { type: 'problem', schema: [], docs: { description: why } },
    create: (context) => {
      const refuse = (node: Rule.Node) => context.report({ node, message: why })
      return Object.fromEntries(refuses.map((selector) => [selector, refuse]))
    },
  }
}

const sources = ['./syntax.ts', './plain-words.ts'].map((file) =>
  readFileSync(new URL(file, import.meta.url)),
)

/** The rules as an ESLint plugin. */
export const portalRules: ESLint.Plugin = {
  // ESLint's cache keeps results for a plugin of the same name and version.
  meta: {
    name: 'portal',
    version: createHash('sha256').update(Buffer.concat(sources)).digest('hex'),
  },
  rules: {
    ...Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, ruleOf(rule)])),
    'plain-words': plainWords,
  },
}
