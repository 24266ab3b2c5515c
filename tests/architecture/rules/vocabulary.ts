import {
  configurationFiles,
  furtherLibModules,
  isExcepted,
  namesGivenByTools,
  specifiedAddresses,
} from './exceptions'
import type { Rule, Tree } from './rule'

const rootFolders = 'app|components|features|lib|messages|public|tests|e2e'
const libModules =
  'api|auth|bilingual|cache|captcha|country|db|embedded-postgres|files|forms|i18n|jobs|log|mail|metrics|routing|search|seo|settings|theme'

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*'
const test = '(?:\\.test)?'
/** What a file is in every feature says nothing in the tab of an editor. */
const layers = 'service|repository|mapper|provider|routes'
const featureFile = [
  `(?:contract|queries|rules|search-params)${test}\\.ts`,
  `rules/${kebab}${test}\\.ts`,
  `server/(?!(?:${layers})\\.)${kebab}(?:\\.(?:sql|mapper|provider))?${test}\\.ts`,
  `components/${kebab}(?:${test}\\.tsx|\\.module\\.css|\\.svg)`,
  `admin/(?:contract${test}\\.ts|${kebab}(?:${test}\\.tsx|\\.module\\.css))`,
].join('|')
const inFeature = new RegExp(
  `^features/${kebab}/(?:README\\.md$|feature${test}\\.ts$|(?:(?!server/|rules/|components/|admin/)${kebab}/)?(?:${featureFile})$)`,
)
const inComponents = new RegExp(
  `^components/${kebab}/(?:README\\.md|${kebab}(?:${test}\\.tsx?|\\.module\\.css)|(?:drawings/)?${kebab}\\.svg)$`,
)

const routeFile =
  /\/(?:page|layout|template|error|global-error|not-found|global-not-found|loading|default|icon\d?|apple-icon|opengraph-image|twitter-image)\.(?:tsx|png|svg|ico)$|\/(?:route|sitemap|robots|manifest)\.ts$/
const ownAppFile = new RegExp(
  `^app/(?:globals\\.css|favicon\\.ico|features\\.ts|api/(?:api-server|upstream)${test}\\.ts|commands/${kebab}${test}\\.(?:ts|mjs|json)|.*/(?:list|page-factories)\\.tsx)$`,
)

const fileName = new RegExp(
  `^\\.?${kebab}(?:\\.(?:sql|mapper|provider))?(?:\\.(?:test|spec|module|d|config))?(?:\\.[a-z0-9]+)?$`,
)
const routeSegment = new RegExp(
  `^(?:${kebab}(?:\\.[a-z]+)?|\\(${kebab}\\)|\\[${kebab}\\]|\\[\\.\\.\\.${kebab}\\]|\\[\\[\\.\\.\\.${kebab}\\]\\])$`,
)
const shapeWord = /(?:^|-)(?:utils?|helpers?|misc|common|stuff)(?:-|$)/
const shapeName = /^(?:types?|hooks?|interfaces?|constants?|models?|shared|lib)$/

const paths = (tree: Tree) => tree.map(({ path }) => path)
const codeModules = new RegExp(`^(?:${rootFolders})/`)

/** The names of folders and of the file, without endings. */
function nameTokens(path: string): string[] {
  return path.split('/').map((part) => part.replace(/(?!^)\..*$/, ''))
}

function isKebab(path: string): boolean {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  const segment =
    path.startsWith('app/') || /^tests\/load\/[^/]+\/app\//.test(path)
      ? routeSegment
      : new RegExp(`^${kebab}$`)
  return fileName.test(name) && folders.every((folder) => segment.test(folder))
}

export const vocabulary: readonly Rule<Tree>[] = [
  {
    name: 'root',
    says: 'At the root are the source folders (app, components, features, lib, messages, public, tests, e2e) and what a tool insists on; anything else belongs in one of them (exceptions.ts).',
    violations: (tree) =>
      paths(tree).filter(
        (path) => !codeModules.test(path) && !isExcepted(path, configurationFiles),
      ),
  },
  {
    name: 'lib-modules',
    says: 'lib/ has a closed list of modules, named for what they provide; what one feature uses lives in that feature.',
    violations: (tree) => {
      const knownModule = new RegExp(
        `^lib/(?:${libModules}|${Object.keys(furtherLibModules).join('|')})/`,
      )
      return paths(tree).filter((path) => path.startsWith('lib/') && !knownModule.test(path))
    },
  },
  {
    name: 'feature-files',
    says: 'A feature holds feature.ts (at its root), contract.ts, queries.ts, rules.ts, search-params.ts, components/<name>.tsx (+ .module.css, .svg), server/<subject>.ts with its SQL (<subject>.sql.ts), its mapper and what an existing provider has (.mapper.ts, .provider.ts), rules/<subject>.ts and admin/, or one sub-noun folder with the same: the file name tells subject and layer. A README.md at its root says what it decides.',
    violations: (tree) =>
      paths(tree).filter((path) => path.startsWith('features/') && !inFeature.test(path)),
  },
  {
    name: 'component-files',
    says: 'A component has a folder of its own: components/<name>/<name>.tsx with its stylesheet, its drawings (.svg), what only it uses and a README.md of its decisions.',
    violations: (tree) =>
      paths(tree).filter((path) => path.startsWith('components/') && !inComponents.test(path)),
  },
  {
    name: 'app-files',
    says: 'app/ holds routes only (page, layout, route, error, not-found, sitemap, ...), list.tsx (both pages of a list), page-factories.tsx, features.ts, app/commands/ and app/api/{api-server,upstream}.ts; what a page shows is a component of a feature.',
    violations: (tree) =>
      paths(tree).filter(
        (path) => path.startsWith('app/') && !ownAppFile.test(path) && !routeFile.test(path),
      ),
  },
  {
    name: 'kebab-case',
    says: 'Files and folders are named in kebab-case; only route segments and what tools name look otherwise.',
    violations: (tree) =>
      paths(tree).filter(
        (path) =>
          codeModules.test(path) &&
          !isKebab(path) &&
          !isExcepted(path, namesGivenByTools) &&
          !isExcepted(path, specifiedAddresses) &&
          !path.endsWith('/README.md'),
      ),
  },
  {
    name: 'names-of-subjects',
    says: 'A file is named for its subject in the terms of the field, not for its shape (utils, helpers, types, hooks, misc, common).',
    violations: (tree) =>
      paths(tree)
        .filter((path) =>
          nameTokens(path)
            .slice(path.startsWith('lib/') ? 1 : 0)
            .some((word) => shapeWord.test(word) || shapeName.test(word)),
        )
        .filter((path) => codeModules.test(path)),
  },
  {
    name: 'tests-beside',
    says: 'A test of a feature or component is next to what it tests and has its name: rules.test.ts beside rules.ts.',
    violations: (tree) => {
      const known = new Set(paths(tree))
      return paths(tree).filter((path) => {
        const tested = /^(?:components|features)\/.*(?=\.test\.tsx?$)/.exec(path)?.[0]
        return tested !== undefined && !known.has(`${tested}.ts`) && !known.has(`${tested}.tsx`)
      })
    },
  },
]
