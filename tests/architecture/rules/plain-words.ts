import type { Rule } from 'eslint'

/** A private word and the field's term that stands for it (CONTRIBUTING.md, 'Vocabulary'). */
type Vocabulary = Readonly<Record<string, string>>

/** Never a word of a name: `tellWish`, `DeedButton`, `door`. */
const inNames: Vocabulary = {
  beside: 'next to, alongside',
  deed: 'action',
  deeds: 'actions',
  desk: 'dashboard; the case desk of enquiries is caseDesk',
  door: 'API server, entry point',
  doors: 'entry points',
  house: 'project',
  lane: 'concurrency limit, semaphore',
  law: 'rule',
  laws: 'rules',
  meanwhile: 'edit conflict',
  patiently: 'without timeout, long running',
  proven: 'confirmed, verified, re-authenticated',
  rehearsal: 'dry run',
  rehearse: 'dry run',
  room: 'route, feature, module; of empty places: space',
  rooms: 'routes, features, modules',
  shelf: 'media folder, content group',
  shelves: 'media folders, content groups',
  standing: 'status',
  standings: 'statuses',
  stray: 'not-found response',
  strays: 'not-found responses',
  trail: 'audit log',
  whoever: 'anyone who',
  wish: 'request, signal, intent',
  wishes: 'requests, signals, intents',
}

/** Never a whole name, though good within another one: `told`, `asked`, `words`. */
const asNames: Vocabulary = {
  asked: 'requested, the query, the request',
  begun: 'prefix match, started',
  clearing: 'account closure, data retention',
  departure: 'account closure',
  floor: 'module, lower bound',
  hear: 'receive, listen',
  looked: 'matches',
  orWhenMissing: 'fallback',
  orWithout: 'fallback',
  proof: 'credentials, re-authentication',
  reach: 'result limit',
  say: 'log, print, send',
  spelled: 'correction',
  tell: 'send, notify, log',
  words: 'tokens, spelling, text',
}

/** Never in a comment or a test title. */
const inTexts: Vocabulary = {
  anew: 'again',
  beside: 'next to, alongside',
  deed: 'action',
  deeds: 'actions',
  door: 'API server, entry point',
  doors: 'entry points',
  floor: 'module, lower bound',
  house: 'project',
  'in vain': 'without result',
  lane: 'concurrency limit',
  law: 'rule',
  laws: 'rules',
  meanwhile: 'in the meantime',
  patiently: 'without timeout',
  rehearse: 'dry run',
  rehearsed: 'in a dry run',
  room: 'route, feature, module; space',
  rooms: 'routes, features, modules',
  stands: 'is',
  stray: 'not-found response',
  trail: 'audit log',
  whoever: 'anyone who',
  wish: 'request, signal',
  wishes: 'requests, signals',
}

/** Verbs that name a movement, where the effect has a verb of its own. */
const vagueVerb = /^(keep|take|give|leave)(?=[A-Z])/
const verbs: Vocabulary = {
  keep: 'save, store',
  take: 'read, acquire, consume',
  give: 'release, return',
  leave: 'close, exit',
}

/** Names that others gave: of the platform, of libraries, of the wire and of tables, and words of trade. */
const givenNames = new Set([
  'floor',
  'giveUp',
  'keepAlive',
  'keepAliveTimeout',
  'keepDefaultValues',
  'keepPreviousData',
  'keepDirtyValues',
  'takeRecords',
  'warehouse',
  // A state in asvs.csv.
  'proven',
  // Keys of calls and columns of tables.
  'trail',
])
const phrases =
  /shelf life|Math\.floor|warehouse|proof of origin|case desk|stands (?:for|out|still)|HOUSE\.md/gi
const properNames = /^(?:Math|z)$/

const wordsOf = (name: string) =>
  name
    .replace(/caseDesk/gi, '')
    .split(/(?=[A-Z])|[^A-Za-z]+/)
    .map((word) => word.toLowerCase())

/** What to write instead of a name; undefined where the name is plain. */
function betterName(name: string): string | undefined {
  // Wire names and columns are given by the specification.
  if (name.includes('_') || givenNames.has(name)) return undefined
  const verb = vagueVerb.exec(name)?.[1]
  if (verb !== undefined) return verbs[verb]
  if (Object.hasOwn(asNames, name)) return asNames[name]
  const found = wordsOf(name).find((word) => Object.hasOwn(inNames, word))
  return found === undefined ? undefined : inNames[found]
}

const textPattern = new RegExp(`\\b(?:${Object.keys(inTexts).join('|')})\\b`, 'gi')

/** The private words of a text in English, each with what to write instead. */
function wordsToReplace(text: string): [string, string][] {
  const found = text.replace(phrases, '').match(textPattern) ?? []
  return [...new Set(found.map((word) => word.toLowerCase()))].map((word) => [
    word,
    inTexts[word] ?? '',
  ])
}

const titled = /^(?:it|test|describe)$/

/** Refuses private words in names, comments and test titles: the vocabulary is the field's. */
export const plainWords: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        // Names that a file may use all the same, with the reason in eslint.config.mjs.
        properties: { allow: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    docs: { description: 'Names, comments and test titles use the words of CONTRIBUTING.md.' },
  },
  create: (context) => {
    const options: { allow?: readonly string[] } | undefined = context.options[0]
    const checkName = (node: Rule.Node & { name: string }) => {
      const parent = node.parent
      const isGiven =
        parent?.type === 'MemberExpression' &&
        parent.property === node &&
        parent.object.type === 'Identifier' &&
        properNames.test(parent.object.name)
      const better =
        isGiven || options?.allow?.includes(node.name) ? undefined : betterName(node.name)
      if (better) context.report({ node, message: `Not “${node.name}”, but: ${better}.` })
    }
    return {
      Identifier: (node) => checkName(node),
      JSXIdentifier: (node: Rule.Node & { name: string }) => checkName(node),
      'CallExpression > :matches(Literal, TemplateLiteral).arguments:first-child': (
        node: Rule.Node,
      ) => {
        const { parent } = node
        if (parent?.type !== 'CallExpression') return
        const callee = context.sourceCode.getText(parent.callee).split(/[.(]/)[0] ?? ''
        if (!titled.test(callee)) return
        for (const [word, better] of wordsToReplace(
          context.sourceCode.getText(parent.arguments[0]),
        ))
          context.report({ node, message: `Not “${word}” in a test title, but: ${better}.` })
      },
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!comment.loc) continue
          for (const [word, better] of wordsToReplace(comment.value))
            context.report({
              loc: comment.loc,
              message: `Not “${word}” in a comment, but: ${better}.`,
            })
        }
      },
    }
  },
}
