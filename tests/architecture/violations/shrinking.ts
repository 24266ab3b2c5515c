import type { Project } from '../rules/shrinking'

const at = (path: string, text = '') => ({ path, text })
const arrow = (from: string, to: string) => ({ from, to, typeOnly: false })
const noImports = { imports: [], islands: new Set<string>() }

const writing = (path: string, table: string, area: string) =>
  at(path, `import { ${table} } from '@/lib/db/schema/${area}'\ndb.update(${table})`)

/** For each rule a small project, and the places in it that the rule must name. */
export const violatingProjects: Readonly<Record<string, Project & { broken: readonly string[] }>> =
  {
    'sub-nouns-have-a-face': {
      tree: [
        at('features/news/drafts/contract.ts'),
        at('features/news/alerts/components/alert.tsx'),
        at('features/news/clock/server/clock.ts'),
        at('features/news/server/news.ts'),
        ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) =>
          at(`features/events/${name}/contract.ts`),
        ),
      ],
      graph: noImports,
      broken: ['features/news/clock', 'features/events has 8'],
    },
    'order-inside-a-feature': {
      tree: [],
      graph: {
        imports: [
          arrow(
            'features/outcomes/asking/server/asking.ts',
            'features/outcomes/server/outcome-mails.ts',
          ),
          arrow(
            'features/outcomes/server/outcome-mails.ts',
            'features/outcomes/asking/server/asking.ts',
          ),
          arrow('features/outcomes/server/outcome-mails.ts', 'features/outcomes/contract.ts'),
          arrow('features/outcomes/asking/contract.ts', 'features/outcomes/unlisted/contract.ts'),
        ],
        islands: new Set(),
      },
      broken: ['outcomes/outcome-mails → outcomes/asking', 'outcomes/asking → outcomes/unlisted'],
    },
    'tables-have-an-owner': {
      tree: [
        writing('features/accounts/server/accounts.sql.ts', 'users', 'accounts'),
        writing('features/news/server/news.sql.ts', 'users', 'accounts'),
        writing('features/samples/server/samples.sql.ts', 'users', 'accounts'),
        writing('features/events/server/events.sql.ts', 'eventJoins', 'events'),
        at('features/faqs/server/faqs.sql.ts', 'sql`delete from faqs where id = 1`'),
        at('features/guide/server/guide.sql.ts', 'sql`insert into faqs (id) values (1)`'),
      ],
      graph: noImports,
      broken: ['users by features/news', 'faqs by features/faqs', 'faqs by features/guide'],
    },
    'sets-of-codes-have-names': {
      tree: [
        at('lib/db/codes/papers.ts', "export const states = ['draft', 'sent', 'ended'] as const"),
        at('features/papers/rules.ts', "export const isOpen = ['draft', 'sent'].includes(state)"),
        at('features/papers/contract.ts', "export const words = ['draft', 'other']"),
        at('features/papers/server/papers.ts', 'if (paper.status === 40) end()'),
        at('features/papers/server/papers.sql.ts', 'const over = [40, 50]'),
      ],
      graph: noImports,
      broken: [
        'features/papers/rules.ts › [draft, sent]',
        'features/papers/server/papers.sql.ts › [40, 50]',
        'features/papers/server/papers.ts › paper.status === 40',
      ],
    },
    'one-country': {
      tree: [
        at('lib/country/country.ts', "export const code = 'JO'"),
        at('lib/db/seed/offices.ts', "export const city = 'Amman, Jordan'"),
        at('features/offices/rules.ts', "export const zone = 'Asia/Amman'"),
        at('components/phone/phone.tsx', "export const prefix = '+962'"),
        at('lib/i18n/format.ts', "export const currency = 'USD'"),
        at('messages/en/offices.json', '{ "title": "Offices in Jordan", "jordan": "" }'),
        at('messages/ar/offices.json', '{ "title": "مكاتب في عمّان" }'),
        at('messages/en/phone.json', '{ "title": "Call [[national]] offices", "jordan": "" }'),
      ],
      graph: noImports,
      broken: [
        'features/offices/rules.ts',
        'components/phone/phone.tsx',
        'messages/en/offices.json',
        'messages/ar/offices.json',
      ],
    },
    'plain-first-words': {
      tree: [
        at('lib/a.ts', 'export function tellOwner() {}\nexport const keptFile = () => 1'),
        at(
          'lib/b.ts',
          'export const notes = () => 1\nexport const seen = 1\nconst a = { askFor() {} }',
        ),
      ],
      graph: noImports,
      broken: ['lib/a.ts › tellOwner', 'lib/a.ts › keptFile', 'lib/b.ts › askFor'],
    },
  }
