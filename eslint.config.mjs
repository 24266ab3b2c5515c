import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { exceptedFiles, functionBounds } from './tests/architecture/rules/excepted.mjs'
import { portalRules } from './tests/architecture/rules/syntax.ts'

const frameworks = [...nextVitals, ...nextTypescript]
const typescriptParser = frameworks.find(({ name }) => name === 'typescript-eslint/base')
const accessibility = frameworks[0].plugins['jsx-a11y'].flatConfigs.recommended.rules

const tests = ['**/*.test.{ts,tsx}', 'tests/**', 'e2e/**']
const product = ['{app,components,features,lib}/**/*.{ts,tsx}']

/** There is no warning level: a rule is an error or it is not a rule. */
function asErrors(rules = {}) {
  const raise = (level) => (level === 'warn' || level === 1 ? 'error' : level)
  return Object.fromEntries(
    Object.entries(rules).map(([name, entry]) => [
      name,
      Array.isArray(entry) ? [raise(entry[0]), ...entry.slice(1)] : raise(entry),
    ]),
  )
}

/** Switches rules off for the files that have a reason to be without them. */
function without(names, files) {
  return { files, rules: Object.fromEntries(names.map((name) => [`portal/${name}`, 'off'])) }
}

/** Switches rules on for these files only. */
function only(names, files, ignores = []) {
  return {
    files,
    ignores,
    rules: Object.fromEntries(names.map((name) => [`portal/${name}`, 'error'])),
  }
}

/** The rules for which React's compiler reads a file; the other two read hooks by themselves. */
const compilerRules = Object.keys(frameworks[0].rules).filter(
  (name) => name.startsWith('react-hooks/') && !/\/(?:rules-of-hooks|exhaustive-deps)$/.test(name),
)
/** Modules without elements that have a hook all the same. */
const withHooks = ['**/use-*.ts', 'lib/i18n/{interface-locale,problem-texts}.ts']

/** A path as a pattern that fits no other one: addresses have brackets. */
const literal = (path) => path.replace(/[[\]()]/g, '\\$&')

/** Allows names that are not plain, in the files that are given them. */
function allowing(names, files) {
  return { files, rules: { 'portal/plain-words': ['error', { allow: names }] } }
}

const forAll = [
  'named-exports',
  'no-barrels',
  'no-false-assertions',
  'no-inner-html',
  'no-inline-spreads',
  'no-server-actions',
  'pictures-at-upload',
  'plain-words',
  'public-next',
  'real-code-in-tests',
  'settings-once',
  'whole-suite',
]
const forProduct = [
  'addresses-from-routes',
  'bilingual-fields',
  'cached-pages',
  'cheap-types',
  'colours-from-tokens',
  'drawings-as-files',
  'formats-of-country',
  'literal-patterns',
  'logical-styles',
  'no-raw-sql',
  'texts-from-messages',
]
const pureFiles = [
  'features/**/{contract,rules,search-params}.ts',
  'features/**/rules/*.ts',
  'features/**/server/*.{sql,mapper}.ts',
]

/** They wait for another process, which does not signal when it is done. */
const waitsOfDatabaseTests = ['tests/support/{loaded-template,postgres}.ts']

const config = [
  {
    ignores: [
      '.next/**',
      '**/.next/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  // An exception is in this file with its reason, never in a comment next to the violation.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  ...frameworks.map((config) =>
    config.rules ? { ...config, rules: asErrors(config.rules) } : config,
  ),
  { files: ['**/*.mjs'], languageOptions: typescriptParser.languageOptions },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { portal: portalRules },
    settings: {
      react: { version: '19.3' },
      // A layout component is checked as the element that it is.
      'jsx-a11y': {
        polymorphicPropName: 'as',
        polymorphicAllowList: ['Note', 'Part', 'Row', 'Stack', 'Text', 'VisuallyHidden'],
        components: {
          Note: 'p',
          Part: 'div',
          Row: 'div',
          Stack: 'div',
          Text: 'p',
          VisuallyHidden: 'span',
        },
      },
    },
    rules: {
      ...asErrors(accessibility),
      // Keys bubble: a form or panel may answer Escape for what is inside it.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp'] },
      ],
      // Plain <img> and plain links are how this portal is built; SoftNavigation makes them steps.
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-console': 'error',
      'no-constant-binary-expression': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'no-template-curly-in-string': 'error',
      'no-unreachable-loop': 'error',
      'no-unsafe-optional-chaining': 'error',
      'no-warning-comments': [
        'error',
        { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'anywhere' },
      ],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  only(forAll, ['**/*.{ts,tsx,mjs}']),
  only(forProduct, product, tests),
  ...Object.entries(functionBounds).map(([rule, rules]) => ({
    files: product,
    ignores: [...tests, ...exceptedFiles(rule).map(literal)],
    rules,
  })),
  only(['one-way-to-call'], ['{app,components,features}/**/*.{ts,tsx}'], tests),
  only(['given-clock'], pureFiles),
  only(['problems-have-codes'], ['features/**/server/*.ts'], tests),
  only(['no-assertions'], ['{app,components,features,tests,e2e}/**/*.{ts,tsx}']),
  only(['waits-for-conditions'], ['e2e/**', 'tests/support/**'], waitsOfDatabaseTests),

  // Exceptions, each with its reason.
  // The one module that knows the suffixes, and the tables that are built from its pairs.
  without(['bilingual-fields'], ['lib/bilingual/**', 'lib/db/schema/**']),
  // Where addresses are written.
  without(['addresses-from-routes'], ['lib/routing/**']),
  // Places within the back office, which its own router knows.
  without(['addresses-from-routes'], ['features/**/admin/**']),
  // Where formats and colours are made: those of the interface, and the inks of drawn covers.
  without(['formats-of-country'], ['lib/i18n/**']),
  without(['colours-from-tokens'], ['lib/theme/tokens.ts', 'components/motif/palette.ts']),
  // Marks and patterns of charts, which are saved with the chart as one picture.
  without(['drawings-as-files'], ['components/chart/**']),
  // Where the environment is read, and what runs before or outside the portal.
  without(
    ['settings-once'],
    [
      'lib/settings/**',
      // The page server and browsers read the country before there are settings.
      'lib/country/home.ts',
      'app/commands/**',
      '*.config.{ts,mjs}',
      'tests/{support,load,faults}/**',
    ],
  ),
  // Editors' HTML after sanitising; JSON without '<'; the one constant script of the layouts.
  without(
    ['no-inner-html'],
    [
      'lib/bilingual/bilingual-html.tsx',
      'components/json-ld/json-ld.tsx',
      'app/\\[locale\\]/layout.tsx',
      'app/admin/layout.tsx',
    ],
  ),
  // The vocabulary itself.
  without(['plain-words'], ['tests/architecture/rules/plain-words.ts']),
  // `proof` is the field of a Problem that requires re-authentication, as programs know it.
  allowing(
    ['proof'],
    [
      'lib/auth/actor.ts',
      'components/work-record/reauthentication-context.ts',
      'features/enquiries/case-desk/server/export.test.ts',
      'features/people/{admin,server}/*.test.{ts,tsx}',
    ],
  ),
  // `words` is the column of the search index that holds its tokens.
  allowing(
    ['words'],
    [
      'lib/db/schema/search.ts',
      'features/search/server/search.{sql,test}.ts',
      'features/search/server/search-documents.{mapper,sql}.ts',
    ],
  ),
  // Its lists are declared next to it.
  without(['cheap-types'], ['lib/search/english-words.ts']),
  // Constants of the schema become text of constraints, which take no parameters.
  without(['no-raw-sql'], ['lib/db/checks.ts']),
  // The rules are shown code as text.
  {
    files: ['tests/architecture/**'],
    rules: { 'no-template-curly-in-string': 'off' },
  },
  // Who is logged in, or views a draft, is read from the request here.
  without(['cached-pages'], ['lib/auth/**', 'lib/cache/draft-view.ts']),
  // Frameworks load these by their file.
  without(
    ['named-exports'],
    [
      'app/**/{page,layout,template,error,global-error,not-found,global-not-found,loading,default}.tsx',
      'app/**/{robots,manifest}.ts',
      'lib/i18n/request.ts',
      'lib/cache/page-store.ts',
      'tests/support/{failed-page,global-setup,run-folder}.ts',
      'tests/load/empty-page/**',
      '**/*.d.ts',
      '*.config.{ts,mjs}',
    ],
  ),
  // A click on the backdrop closes a native dialog; its keyboard way, Escape, is the browser's own.
  {
    files: ['components/drawer/drawer.tsx'],
    rules: {
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
    },
  },
  // Outside React, `use` and the like are ordinary names.
  {
    files: ['{lib,tests,e2e}/**/*.ts', '**/*.test.ts'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  // React's compiler takes a third of all linting, and has nothing to say where no component or hook is.
  {
    files: ['{app,lib,tests,e2e}/**/*.ts', '**/*.test.ts', 'features/**/server/**/*.ts'],
    ignores: withHooks,
    rules: Object.fromEntries(compilerRules.map((name) => [name, 'off'])),
  },
  // The answers that interface tests make up are checked against the contract in one place.
  {
    files: ['**/*.test.tsx', 'tests/support/**'],
    ignores: ['tests/support/{test-transport,provider-server}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@/lib/api/call',
              importNames: ['installTransport'],
              message: 'Answer calls through answerCalls of tests/support/test-transport.',
            },
          ],
        },
      ],
    },
  },
  // Commands and benchmarks speak to a terminal.
  { files: ['app/commands/**', 'tests/**', 'e2e/**'], rules: { 'no-console': 'off' } },
]

export default config
