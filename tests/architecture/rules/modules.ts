import { bytesOfTheirOwn, isExcepted } from './exceptions'
import { featureOrder } from './feature-order'
import type { Import, ImportGraph } from './imports'
import type { Rule } from './rule'
import { cycles, waysTo } from './ways'

const rank = ['lib', 'components', 'features', 'app']
const layerOf = (path: string) => rank.indexOf(path.split('/')[0] ?? '')
const featureOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1]
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

const inFeature = (file: string) => new RegExp(`^features/[^/]+/(?:[^/]+/)?${file}`)
const contract = inFeature('contract\\.ts$')
const pure = inFeature('(?:contract|rules|search-params|rules/[^/.]+)\\.ts$')
/** The facts that other features may know; rules/<subject>.ts are the feature’s own. */
const facts = inFeature('rules\\.ts$')
const rules = inFeature('(?:rules|search-params|rules/[^/.]+)\\.ts$')
const isInterface = (path: string) => /^components\/.*\.tsx$/.test(path)
const server = inFeature('server/')
const manifest = /^features\/[^/]+\/feature\.ts$/
const service = inFeature('server/[^/.]+\\.ts$')
const repository = inFeature('server/[^/]+\\.sql\\.ts$')
const mapper = inFeature('server/[^/]+\\.mapper\\.ts$')
const queries = inFeature('queries\\.ts$')
const screens = inFeature('(?:components|admin)/')
const composition = /^app\/(?:features\.ts|api\/(?:api-server|upstream)\.ts|commands\/)/
const provider =
  /^features\/.*\/server\/[^/]+\.provider\.ts$|^lib\/api\/upstream\/|^lib\/files\/(?:provider-|sent-on)/
const joinsProvider =
  /^(?:app\/api\/upstream|lib\/api\/(?:mount|feature)|features\/[^/]+\/feature)\.ts$/
const sqlPackages = /^npm:(?:drizzle-orm|pg|postgres|@electric-sql\/pglite)$/
const sqlAddress = /^lib\/(?:db|embedded-postgres)\/|^lib\/bilingual\/columns\.ts$/
const enginePackage = 'lib/embedded-postgres/'
const pageStore = /^lib\/cache\/store-entries\.ts$/
/** Reads how full the store is. */
const readsStore = /^lib\/metrics\/exposition\.ts$/
const enginePublic = /\/(?:embedded-postgres|errors|limits)\.ts$/
const serverModules = /^lib\/(?:auth|captcha|db|embedded-postgres|files|jobs|log|mail|search)\//
const notForBrowsers =
  /^(?:node:|npm:(?:server-only|drizzle-orm|pg|@electric-sql\/pglite|pino|sharp)$)/

/** The files that the rules are about. A test proves that each pattern fits some, whatever they are renamed to. */
export const scopes: Readonly<Record<string, RegExp>> = {
  contract,
  pure,
  facts,
  rules,
  server,
  manifest,
  service,
  repository,
  mapper,
  queries,
  screens,
  composition,
  provider,
  joinsProvider,
  sqlAddress,
  pageStore,
  readsStore,
  enginePublic,
  serverModules,
}

/** A rule that one import statement can break. */
function edge(
  name: string,
  says: string,
  violates: (edge: Import, graph: ImportGraph) => boolean,
): Rule<ImportGraph> {
  return {
    name,
    says,
    violations: (graph) =>
      graph.imports.filter((one) => violates(one, graph)).map(({ from, to }) => `${from} → ${to}`),
  }
}

export const modules: readonly Rule<ImportGraph>[] = [
  edge(
    'down-only',
    'Imports run one way: app → features → components → lib. What two layers share goes down; what a lower layer needs from above is passed to it.',
    ({ from, to }) => layerOf(to) > layerOf(from),
  ),
  edge(
    'between-features',
    "A feature meets another at its contract.ts, at the facts of its rules.ts, or server to server (feature.ts included) at its server/<subject>.ts; parts of two features' interface meet in app/ by composition.",
    ({ from, to }) => {
      const [here, there] = [featureOf(from), featureOf(to)]
      if (!here || !there || here === there) return false
      if (contract.test(to) || facts.test(to)) return false
      return !((server.test(from) || manifest.test(from)) && service.test(to))
    },
  ),
  edge(
    'feature-order',
    'A feature imports only features before it in feature-order.ts, types included: a shape that two features share belongs to the earlier one.',
    ({ from, to }) => {
      const [here, there] = [featureOf(from), featureOf(to)]
      if (!here || !there || isTest(from)) return false
      return featureOrder.indexOf(there) > featureOrder.indexOf(here)
    },
  ),
  edge(
    'pages-call-the-contract',
    'A page loads by the calls of a contract, or the queries that join some; only app/features.ts, app/api/{api-server,upstream}.ts and app/commands compose the server.',
    ({ from, to }) =>
      from.startsWith('app/') &&
      !composition.test(from) &&
      !isExcepted(from, bytesOfTheirOwn) &&
      !isTest(from) &&
      (server.test(to) || to.startsWith('lib/db/')),
  ),
  edge(
    'one-list-of-features',
    'Features are joined once, in app/features.ts, which only app/api, app/commands and the site map import: there permission, validation and errors are the same for all.',
    ({ from, to }) =>
      !isTest(from) &&
      ((manifest.test(to) && from !== 'app/features.ts') ||
        (to === 'app/features.ts' && !/^app\/(?:api|commands|sitemap\.xml)\//.test(from))),
  ),
  edge(
    'provider-behind-adapters',
    'An existing provider is known to features/*/server/<subject>.provider.ts, lib/api/upstream and lib/files/provider-*; features/*/feature.ts and app/api/upstream.ts join them, and everybody else calls the contract.',
    ({ from, to }) =>
      provider.test(to) && !provider.test(from) && !joinsProvider.test(from) && !isTest(from),
  ),
  edge(
    'contract-is-pure',
    'A contract is shapes and endpoint declarations: of features it knows only contracts, and no interface.',
    ({ from, to }) =>
      contract.test(from) &&
      (isInterface(to) || (featureOf(to) !== undefined && !contract.test(to))),
  ),
  edge(
    'rules-are-pure',
    'rules.ts, rules/<subject>.ts and search-params.ts hold what both sides use: they know contracts and each other, no loads, no screens, no server.',
    ({ from, to }) =>
      rules.test(from) && (isInterface(to) || (featureOf(to) !== undefined && !pure.test(to))),
  ),
  edge(
    'interface-asks-by-calls',
    'Queries, components and admin screens reach the server by declared calls, never by import; a query knows no screen.',
    ({ from, to }) =>
      ((screens.test(from) || queries.test(from)) && server.test(to)) ||
      (queries.test(from) && screens.test(to)),
  ),
  edge(
    'server-shows-nothing',
    'The server half of a feature knows no interface: no components, no admin screens, no queries, no React.',
    ({ from, to }) =>
      server.test(from) &&
      !isTest(from) &&
      (isInterface(to) ||
        screens.test(to) ||
        queries.test(to) ||
        /^npm:(?:react|react-dom)$/.test(to)),
  ),
  edge(
    'one-way-down',
    'The way is feature.ts → server/<subject>.ts → <subject>.sql.ts (and mapper): one way in, one way down.',
    ({ from, to }) =>
      (manifest.test(from) && (repository.test(to) || mapper.test(to))) ||
      ((repository.test(from) || mapper.test(from)) && service.test(to)),
  ),
  edge(
    'sql-address',
    'SQL is in server/<subject>.sql.ts and lib/db only: that is where one looks for a query, its index and its limits.',
    ({ from, to }) =>
      (sqlPackages.test(to) || to.startsWith('lib/db/schema/')) &&
      !repository.test(from) &&
      !sqlAddress.test(from) &&
      !isTest(from),
  ),
  edge(
    'database-behind-verbs',
    'Outside server/ a feature does not know the database: it has the shapes of the contract, and lib/db/codes.',
    ({ from, to }) =>
      featureOf(from) !== undefined &&
      !server.test(from) &&
      !isTest(from) &&
      to.startsWith('lib/db/') &&
      !to.startsWith('lib/db/codes/'),
  ),
  edge(
    'embedded-postgres-is-a-package',
    'lib/embedded-postgres imports nothing of the portal, and only lib/db imports it, by its public files (see its README).',
    ({ from, to }) => {
      const isInside = from.startsWith(enginePackage)
      if (isInside === to.startsWith(enginePackage)) return false
      if (isInside) return layerOf(to) >= 0
      return !from.startsWith('lib/db/') || !enginePublic.test(to)
    },
  ),
  edge(
    'pages-follow-the-commit',
    'A change that public pages show runs in publishing(pages, work) of lib/cache/publication, which renews them here after the commit and on all other instances; nobody outside lib/cache renews pages of the store.',
    ({ from, to }) =>
      pageStore.test(to) && !from.startsWith('lib/cache/') && !readsStore.test(from),
  ),
  edge(
    'components-have-no-server',
    'components/ could ship in another product: no database, session, mail, files or logs.',
    ({ from, to }) => from.startsWith('components/') && serverModules.test(to),
  ),
  edge(
    'tests-stay-outside',
    'What is served knows no test and nothing made for tests.',
    ({ from, to }) => !isTest(from) && (isTest(to) || /^(?:tests|e2e)\//.test(to)),
  ),
  edge(
    'one-http-client',
    'axios is loaded with the first call over HTTP, by lib/api/http-transport.ts alone; all other code uses call(endpoint, input).',
    ({ from, to }) => to === 'npm:axios' && from !== 'lib/api/http-transport.ts',
  ),
  edge(
    'mails-are-templates',
    'A mail is a template (mailTemplate of features/site/server/site), which knows language, greeting, isolation and signature; a job that sends many mails has sendMail, with what its template writes.',
    ({ from, to }) => to === 'lib/mail/post.ts' && !from.startsWith('lib/mail/') && !isTest(from),
  ),
  edge(
    'kit-in-islands',
    "MUI weighs 33 KB: only islands ('use client', loaded when needed) and lib/theme import it; other markup uses CSS modules.",
    ({ from, to }, { islands }) =>
      /^npm:@(?:mui|emotion)\//.test(to) &&
      !islands.has(from) &&
      !from.startsWith('lib/theme/') &&
      !isTest(from),
  ),
  {
    name: 'no-cycles',
    says: 'No file imports itself by way of others, types included: what two files need of each other belongs in a third.',
    violations: ({ imports }) => cycles(imports).map((way) => way.join(' → ')),
  },
  {
    name: 'browser-safe',
    says: "Islands ('use client'), contracts, rules and search params reach browsers: nothing they import, at any distance, may be for the server.",
    violations: ({ imports, islands }) => {
      const starts = [
        ...islands,
        ...new Set(imports.map(({ from }) => from).filter((from) => pure.test(from))),
      ]
      const forbidden = (path: string) => notForBrowsers.test(path) || server.test(path)
      return starts
        .flatMap((start) => waysTo(start, imports, forbidden))
        .map((way) => way.join(' → '))
    },
  },
]
