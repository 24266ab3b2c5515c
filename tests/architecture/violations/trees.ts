import type { SourceFile } from '../rules/rule'

/** Files among which some break one rule: the places it must name, and no others. */
export interface ViolatingTree {
  files: readonly SourceFile[]
  broken: readonly string[]
}

const at = (path: string, text = '') => ({ path, text })

/** Files that break nothing and whose folders are right, and those that must be named. */
function paths(right: readonly string[], broken: readonly string[]): ViolatingTree {
  return { files: [...right, ...broken].map((path) => at(path)), broken }
}

const lines = (count: number) => 'line\n'.repeat(count)

/** At least one violating fixture, for each rule of names. */
export const violatingNames: Readonly<Record<string, ViolatingTree>> = {
  root: paths(
    ['README.md', '.ci/run', 'lib/api/call.ts', 'public/robots.png'],
    ['notes.md', 'scripts/seed.ts', 'src/main.ts', 'tailwind.config.ts'],
  ),
  'lib-modules': paths(
    ['lib/api/call.ts', 'lib/db/schema/news.ts'],
    ['lib/strings/trim.ts', 'lib/trim.ts', 'lib/http/get.ts'],
  ),
  'feature-files': paths(
    [
      'features/news/contract.ts',
      'features/news/rules.test.ts',
      'features/news/components/news-card.tsx',
      'features/news/components/news-card.module.css',
      'features/news/components/news-card.svg',
      'features/news/server/news.test.ts',
      'features/news/admin/news-edit.tsx',
      'features/news/admin/contract.ts',
      'features/news/subscriptions/contract.ts',
      'features/news/subscriptions/server/subscriptions.ts',
      'features/news/server/news.sql.ts',
      'features/news/rules/headlines.ts',
      'features/news/feature.ts',
    ],
    [
      'features/news/server/routes.ts',
      'features/news/subscriptions/feature.ts',
      'features/news/news.ts',
      'features/news/api.ts',
      'features/news/hooks/use-news.ts',
      'features/news/components/news-card.ts',
      'features/news/components/card/news-card.tsx',
      'features/news/server/service.ts',
      'features/news/server/repository.ts',
      'features/news/server/news.rows.ts',
      'features/news/server/sql/news.sql.ts',
      'features/news/subscriptions/mail/contract.ts',
      'features/contract.ts',
    ],
  ),
  'component-files': paths(
    [
      'components/button/button.tsx',
      'components/button/button.module.css',
      'components/motif/lattice.ts',
      'components/motif/drawings/strip-1.svg',
    ],
    [
      'components/button.tsx',
      'components/forms/field/field.tsx',
      'components/button/button.css',
      'components/motif/pictures/strip-1.svg',
    ],
  ),
  'app-files': paths(
    [
      'app/[locale]/(public)/news/[id]/page.tsx',
      'app/[locale]/layout.tsx',
      'app/api/api-server.ts',
      'app/api/[[...route]]/route.ts',
      'app/commands/database.ts',
      'app/commands/start.mjs',
      'app/globals.css',
      'app/sitemap.ts',
      'app/icon.svg',
    ],
    [
      'app/[locale]/news/news-list.tsx',
      'app/api/helpers.ts',
      'app/[locale]/page.module.css',
      'app/commands/seed/run.ts',
    ],
  ),
  'kebab-case': paths(
    [
      'features/trade-agreements/contract.ts',
      'app/[locale]/(public)/[...rest]/page.tsx',
      'app/api/openapi.json/route.ts',
      'lib/db/migrations/0000_ground_floor.sql',
      'e2e/journeys/headers.spec.ts',
    ],
    [
      'features/tradeAgreements/contract.ts',
      'components/button/Button.tsx',
      'lib/api/end_point.ts',
      'app/[Locale]/page.tsx',
    ],
  ),
  'names-of-subjects': paths(
    [
      'features/company-types/contract.ts',
      'components/hover-panel/use-hover-panel.ts',
      'lib/seo/metadata.ts',
    ],
    [
      'lib/api/utils.ts',
      'lib/i18n/date-helpers.ts',
      'components/hooks/use-hover.ts',
      'features/news/types.ts',
      'lib/misc/text.ts',
      'features/common/contract.ts',
      'lib/api/constants.ts',
    ],
  ),
  'tests-beside': paths(
    [
      'features/news/rules.ts',
      'features/news/rules.test.ts',
      'components/drawer/drawer.tsx',
      'components/drawer/drawer.test.tsx',
      'lib/db/database-types.test.ts',
    ],
    ['features/news/search-params.test.ts', 'components/drawer/opening.test.tsx'],
  ),
}

const serverOnly = "import 'server-only'\n"

/** At least one violating fixture, for each rule of the content of files. */
export const violatingFiles: Readonly<Record<string, ViolatingTree>> = {
  'page-fits-a-screen': {
    files: [at('app/[locale]/page.tsx', lines(50)), at('app/[locale]/news/page.tsx', lines(51))],
    broken: ['app/[locale]/news/page.tsx (51 lines)'],
  },
  'one-subject-a-file': {
    files: [
      at('lib/api/mount.ts', lines(500)),
      at('lib/api/mount.test.ts', lines(900)),
      at('lib/db/migrations/0000_ground_floor.sql', lines(900)),
      at('lib/api/call.ts', lines(501)),
      at('components/card/card.module.css', lines(600)),
    ],
    broken: ['lib/api/call.ts (501 lines)', 'components/card/card.module.css (600 lines)'],
  },
  'one-way-to-start': {
    files: [
      at('app/commands/start.mjs', 'run(serverArguments)'),
      at('tests/support/servers.ts', "spawn(node, [next, 'start'])"),
      at('tests/load/bench.ts', "spawn(node, [next, 'start', '--port', port])"),
      at('package.json', '{ "scripts": { "start": "next start" } }'),
    ],
    broken: ['tests/load/bench.ts', 'package.json'],
  },
  'messages-split': {
    files: [at('messages/en.json', lines(1_500)), at('messages/ar.json', lines(1_501))],
    broken: ['messages/ar.json'],
  },
  'no-barrel-files': {
    files: [
      at('lib/db/database.ts', "export type { Database } from './handle'\nexport const a = 1"),
      at('lib/api/index.ts', 'export const a = 1'),
      at('lib/api/all.ts', "// everything\nexport { call } from './call'\nexport * from './route'"),
    ],
    broken: ['lib/api/index.ts', 'lib/api/all.ts'],
  },
  'one-component-a-file': {
    files: [
      at(
        'components/card/card.tsx',
        'export function Card() {}\nfunction Part() {}\nexport function cardClass() {}',
      ),
      at('components/chip/chip.tsx', 'export function Chip() {}\nexport function ChipList() {}'),
    ],
    broken: ['components/chip/chip.tsx'],
  },
  'newest-snapshot': {
    files: [
      at('lib/db/migrations/meta/0001_snapshot.json', '{}'),
      at('lib/db/migrations/meta/0002_snapshot.json', '{}'),
      at('lib/db/migrations/meta/_journal.json', '{}'),
    ],
    broken: ['lib/db/migrations/meta/0001_snapshot.json'],
  },
  'server-files-say-so': {
    files: [
      at('features/news/server/news.ts', `/** Verbs. */\n${serverOnly}export const a = 1`),
      at('features/news/server/news.test.ts', 'export const a = 1'),
      at('features/news/feature.ts', `import { a } from './server/news'\n${serverOnly}`),
      at('features/news/mails/server/mails.ts', 'export const a = 1'),
    ],
    broken: ['features/news/feature.ts', 'features/news/mails/server/mails.ts'],
  },
  'node-code-says-so': {
    files: [
      at('lib/log/logger.ts', `${serverOnly}import pino from 'pino'`),
      at('lib/db/pool.ts', "import pg from 'pg'"),
      at('lib/i18n/format.ts', "import { timeZone } from './locale'"),
      at('lib/files/storage.ts', "import { readFile } from 'node:fs/promises'"),
      at('lib/mail/send.ts', "const { createTransport } = await import('nodemailer')"),
    ],
    broken: ['lib/files/storage.ts', 'lib/mail/send.ts'],
  },
  'provider-in-one-place': {
    files: [
      at('lib/settings/settings.ts', 'settings().API_BASE_URL === undefined'),
      at('features/news/server/news.provider.ts', '/** What the provider lacks. */'),
      at('app/commands/jobs.ts', 'if (!hasDatabase()) refuse()'),
      at(
        'features/news/components/card.tsx',
        "import { MuiProvider } from '@/lib/theme/mui-provider'",
      ),
      at('features/news/server/news.ts', 'if (settings().API_BASE_URL) return null'),
      at('features/news/feature.ts', 'if (hasDatabase()) return null'),
      at('features/news/queries.ts', '/** The whole list, also of a provider. */'),
    ],
    broken: [
      'features/news/server/news.ts',
      'features/news/feature.ts',
      'features/news/queries.ts',
    ],
  },
  'pages-say-how-long-they-live': {
    files: [
      at('app/[locale]/a/page.tsx', 'export const revalidate = 900'),
      at('app/[locale]/b/page.tsx', "export const dynamic = 'force-dynamic'"),
      at('app/[locale]/c/layout.tsx', 'export const revalidate = 900'),
      at('app/[locale]/c/d/page.tsx', ''),
      at('app/[locale]/e/page.tsx', 'export function generateStaticParams() {}'),
    ],
    broken: ['app/[locale]/e/page.tsx'],
  },
}
