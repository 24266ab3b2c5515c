import { problemCodes } from '@/lib/api/problem'
import type { SourceFile } from '../rules/rule'

/** Texts of both languages, the code that shows them, and the places one rule must name. */
export interface ViolatingTexts {
  en?: object
  ar?: object
  code?: readonly SourceFile[]
  broken: readonly string[]
}

const at = 'features/news/components/news-card.tsx'

const counted = (forms: string) => `{count, plural, ${forms}}`
const sixForms = 'zero {لا أخبار} one {خبر} two {خبران} few {# أخبار} many {# خبرًا} other {# خبر}'

/** At least one violating fixture, for each rule of messages. */
export const violatingTexts: Readonly<Record<string, ViolatingTexts>> = {
  'same-keys': {
    en: { news: { title: 'News', lead: 'All' } },
    ar: { news: { title: 'الأخبار', more: 'المزيد' } },
    broken: ['ar news.lead', 'en news.more'],
  },
  'no-empty-text': {
    en: { a: '', b: ' All', c: 'All news' },
    ar: { a: 'خبر ' },
    broken: ['en a', 'en b', 'ar a'],
  },
  readable: {
    en: { a: 'All {count', b: 'See <b>all</i>', c: '{count, plural, one {x}}', d: 'All {count}' },
    broken: ['en a', 'en b', 'en c'],
  },
  'same-arguments': {
    en: {
      a: 'By {name}',
      b: 'See <link>all</link>',
      c: '{n, number}',
      d: 'By {name} on {day}',
      e: '{kind, select, a {x} other {y}}',
    },
    ar: {
      a: 'بقلم {author}',
      b: 'اطلع على الكل',
      c: '{n}',
      d: 'في {day} بقلم {name}',
      e: '{kind, select, b {س} other {ص}}',
    },
    broken: [
      'a (en {name}; ar {author})',
      'b (en <link>; ar )',
      'c (en {n, number}; ar {n})',
      'e (en {kind, select: a other}; ar {kind, select: b other})',
    ],
  },
  'plural-forms': {
    en: {
      a: counted('=0 {none} one {#} other {#}'),
      b: counted('other {#}'),
      c: counted('one {#} few {#} other {#}'),
    },
    ar: {
      a: counted(`=0 {لا شيء} ${sixForms}`),
      b: counted(sixForms.replace(/two \{[^}]*\} /, '')),
      c: `<b>${counted('one {خبر} other {# خبر}')}</b>`,
    },
    broken: ['en b (count: one)', 'en c (count: few)', 'ar b (count: two)', 'ar c (count: zero)'],
  },
  'own-script': {
    en: { a: 'News', b: 'News', c: 'الأخبار', d: '{count} · {total}' },
    ar: { a: 'الأخبار', b: 'News', c: 'الأخبار', d: '{count} · {total}', e: 'خلاصة RSS' },
    broken: ['ar b', 'en c'],
  },
  'keys-exist': {
    en: { news: { title: 'News', sort: { asc: 'Oldest' } }, layout: { tab: 'new tab' } },
    code: [
      {
        path: at,
        text: `import { useTranslations } from 'next-intl'
export function NewsCard({ sort, kind }) {
  const t = useTranslations('news')
  const tab = useTranslations('layout')('tab')
  return <a title={t('titel')} lang={tab}>{t('title')}{t(\`sort.\${sort}\`)}{t(\`kind.\${kind}\`)}{t.rich('lead', {})}</a>
}`,
      },
      {
        path: 'app/[locale]/page.tsx',
        text: `export default async function Page() {
  const [news, t] = await Promise.all([load(), getTranslations('layout')])
  const all = await getTranslations({ locale, namespace: 'news' })
  return [t('tab'), t('tap'), all(news ? 'title' : 'none')]
}`,
      },
    ],
    broken: [
      `${at}:5 (news.titel)`,
      `${at}:5 (news.kind.*)`,
      `${at}:5 (news.lead)`,
      'app/[locale]/page.tsx:4 (layout.tap)',
      'app/[locale]/page.tsx:4 (news.none)',
    ],
  },
  'no-leftover-texts': {
    en: {
      news: {
        title: 'News',
        sort: { asc: 'Oldest', desc: 'Newest' },
        old: 'Old',
        share: { x: 'X', y: 'Y' },
      },
      form: { name: 'Name', mail: { hint: 'Hint' } },
      lead: 'Lead',
    },
    code: [
      {
        path: at,
        text: `const networks = ['x'] as const
export function NewsCard({ sort }) {
  const t = useTranslations('news')
  const share = useTranslations('news.share')
  const form = useTranslations('form')
  return [t('title'), t(\`sort.\${sort}\`), networks.map((name) => share(name)), form.raw('mail')]
}
export const lead = (t: Translator) => t('lead')`,
      },
    ],
    broken: ['news.old', 'news.share.y', 'form.name'],
  },
  'problems-have-texts': {
    en: { problems: Object.fromEntries(problemCodes.slice(1).map((code) => [code, 'Sorry'])) },
    broken: [`problems.${problemCodes[0]}`],
  },
}

/** The texts as the files and code of a tree. */
export function treeOf({ en = {}, ar = {}, code = [] }: ViolatingTexts): SourceFile[] {
  return [
    { path: 'messages/en.json', text: JSON.stringify(en) },
    { path: 'messages/ar.json', text: JSON.stringify(ar) },
    ...code,
  ]
}
