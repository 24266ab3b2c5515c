/** Code that violates one rule of syntax, similar code that does not, and the file that both are in. */
export interface ViolatingCode {
  at: string
  wrong: readonly string[]
  right: readonly string[]
}

const component = 'features/news/components/news-card.tsx'
const service = 'features/news/server/news.ts'
const rules = 'features/news/rules.ts'
const test = 'features/news/rules.test.ts'

/** At least one violating fixture, for each `portal/` rule. */
export const violatingCode: Readonly<Record<string, ViolatingCode>> = {
  'bilingual-fields': {
    at: component,
    wrong: [
      'export const title = (item: News) => item.title_eng',
      "export const title = (item: News) => item['DESCRIPTION_ARA']",
      'export const title = (item: News, locale: string) => item[`title_${locale}`]',
      'export const title = ({ link_ara }: News) => link_ara',
      'export const title = ({ TARIFF_FILE_AR: file }: News) => file',
    ],
    right: ["export const title = (item: News, locale: Locale) => inLocale(item, 'title', locale)"],
  },
  'addresses-from-routes': {
    at: component,
    wrong: [
      'export const A = () => <Link href="/news" />',
      'export const A = () => <Link href={`/news/${id}`} />',
      "export const A = () => <Link href={open ? '/news' : other} />",
      "export const A = () => <Link href={localePath(locale, '/news')} />",
      'export const A = () => <form action="/search" />',
      "export const a = { href: '/news' }",
      "export const a = () => router.push('/news')",
      'export const a = () => permanentRedirect(`/news/${id}`)',
      "export const A = () => <Link href='https://other.example' />",
    ],
    right: [
      'export const A = () => <Link href={localePath(locale, routes.news())} />',
      'export const A = () => <Link href="#content" />',
      'export const A = () => <Link href={`mailto:${email}`} />',
      "export const a = (path: string) => path.replace('/en', '')",
    ],
  },
  'logical-styles': {
    at: component,
    wrong: [
      'export const A = () => <Box sx={{ marginLeft: 1 }} />',
      'export const A = () => <Box sx={{ pr: 2 }} />',
      'export const A = () => <div style={{ left: 0 }} />',
      "export const A = () => <Box sx={{ textAlign: 'right' }} />",
      'export const a = { borderTopLeftRadius: 4 }',
    ],
    right: [
      "export const A = () => <Box sx={{ marginInlineStart: 1, textAlign: 'start' }} />",
      'export const a = { left: 1, right: 2 }',
    ],
  },
  'settings-once': {
    at: service,
    wrong: [
      'export const site = () => process.env.SITE_URL',
      'export const all = () => ({ ...process.env })',
      "import { env } from 'node:process'\nexport const site = env",
    ],
    right: [
      'export const site = () => settings().SITE_URL',
      "export const live = () => process.env.NODE_ENV === 'production'",
    ],
  },
  'no-inner-html': {
    at: component,
    wrong: [
      'export const A = () => <div dangerouslySetInnerHTML={{ __html: text }} />',
      'export const a = { dangerouslySetInnerHTML: { __html: text } }',
      'export function a(element: Element) { element.innerHTML = text }',
      "export const a = () => element.insertAdjacentHTML('beforeend', text)",
    ],
    right: ['export const A = () => <BilingualHtml of={item} field="TARIFF" locale={locale} />'],
  },
  'literal-patterns': {
    at: rules,
    wrong: ['export const a = new RegExp(text)', 'export const a = RegExp(`^${text}`)'],
    right: ['export const a = /^a$/'],
  },
  'no-raw-sql': {
    at: 'features/news/server/news.sql.ts',
    wrong: [
      'export const a = sql.raw(name)',
      'export const a = sql`select ${sql.identifier(name)}`',
    ],
    right: ['export const a = sql`select ${news.id}`'],
  },
  'cheap-types': {
    at: 'features/news/server/news.sql.ts',
    wrong: [
      'export const named = (list: LookupList) => alias(lookups, list)',
      "import common from 'dictionary/common.json'",
      "export const common = () => import('dictionary/common.json', { with: { type: 'json' } })",
    ],
    right: [
      "export const types = alias(lookups, 'types')",
      "import seed from './seed.json'",
      "import texts from '../../../messages/en/refusals.json'",
      "import seed from '@/lib/seed.json'",
    ],
  },
  'no-inline-spreads': {
    at: component,
    wrong: [
      'export const a = { ...{ b, c }, d }',
      'export const a = [...[b, c], d]',
      'export const a = f(...[b, c])',
      'export const A = () => <B {...{ c }} />',
    ],
    right: [
      'export const a = { ...b, ...(c && { d }), ...f({ e }) }',
      'export const a = [...b, ...[c].flat()]',
      'export const A = (props: Props) => <B {...props} />',
    ],
  },
  'no-server-actions': {
    at: service,
    wrong: [
      "'use server'\nexport const a = 1",
      "export async function a() {\n  'use cache'\n  return 1\n}",
    ],
    right: ["'use client'\nexport const a = 1"],
  },
  'named-exports': {
    at: component,
    wrong: ['export default function A() { return null }', 'const a = 1\nexport { a as default }'],
    right: ['export function A() { return null }'],
  },
  'no-barrels': { at: rules, wrong: ["export * from './contract'"], right: ['export const a = 1'] },
  'pictures-at-upload': {
    at: component,
    wrong: ["import Image from 'next/image'\nexport const a = Image"],
    right: ['export const A = () => <img src={address} alt="" />'],
  },
  'drawings-as-files': {
    at: component,
    wrong: ['export const A = () => <svg aria-hidden><path d="M4 4h16v16H4z" /></svg>'],
    right: [
      'export const A = () => <Icon name="close" />',
      'export const A = () => <svg aria-hidden><path d={pathOf(points)} /></svg>',
    ],
  },
  'public-next': {
    at: test,
    wrong: [
      "import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'",
      "export type { Router } from 'next/dist/client/router'",
      "type Router = import('next/dist/client/router').Router",
      "const { constants } = await import('next/dist/lib/constants')",
      "const constants = require('next/dist/lib/constants')",
      "vi.mock('next/dist/client/router')",
      "const next = join(root, 'node_modules/next/dist/bin/next')",
      'const next = `${root}/node_modules/next/dist/bin/next`',
    ],
    right: ["import { useRouter } from 'next/navigation'", 'const next = nextCli()'],
  },
  'cached-pages': {
    at: 'app/[locale]/(public)/news/page.tsx',
    wrong: ["import { cookies } from 'next/headers'\nexport const a = cookies"],
    right: ["import { notFound } from 'next/navigation'\nexport const a = notFound"],
  },
  'texts-from-messages': {
    at: component,
    wrong: [
      'export const A = () => <p>Read more</p>',
      'export const A = () => <p>اقرأ المزيد</p>',
      'export const A = () => <img alt="A harbour" src={address} />',
      'export const A = () => <button aria-label="Close" />',
      "export const A = () => <p>{'Read more'}</p>",
      'export const A = () => <p>{`${count} articles`}</p>',
    ],
    right: ["export const A = () => <p title={t('a')}>{t('b')} · 2</p>"],
  },
  'formats-of-country': {
    at: component,
    wrong: [
      "export const a = new Intl.NumberFormat('ar')",
      'export const a = (date: Date) => date.toLocaleDateString()',
    ],
    right: ['export const a = (date: string) => formatDate(date, locale)'],
  },
  'colours-from-tokens': {
    at: component,
    wrong: [
      'export const A = () => <path fill="#1B6B64" />',
      "export const a = 'rgba(0, 0, 0, 0.5)'",
    ],
    right: ['export const A = () => <path fill="currentColor" />', "export const a = '#main'"],
  },
  'one-way-to-call': {
    at: component,
    wrong: [
      "export const a = () => fetch('/api/news')",
      'export const a = () => new EventSource(address)',
    ],
    right: ['export const a = () => call(newsList, { query: {} })'],
  },
  'given-clock': {
    at: rules,
    wrong: [
      'export const a = () => new Date()',
      'export const a = () => Date.now()',
      'export const a = () => today()',
    ],
    right: [
      'export const a = (day: string) => new Date(day)',
      'export const a = (now: Date) => today(now)',
    ],
  },
  'problems-have-codes': {
    at: service,
    wrong: [
      "export function a() { throw new Error('Not found') }",
      "export function a() { throw 'no' }",
    ],
    right: [
      "export function a() { throw new Problem('not_found') }",
      'export function a(error: unknown) { throw error }',
    ],
  },
  'no-assertions': {
    at: component,
    wrong: ['export const a = value as News'],
    right: ["export const a = ['x'] as const", 'export const a = { id: 1 } satisfies Row'],
  },
  'no-false-assertions': {
    at: 'lib/api/call.ts',
    wrong: ['export const a = value as unknown as News', 'export const a = value as never'],
    right: ['export const a = value as News'],
  },
  'whole-suite': {
    at: test,
    wrong: [
      "it.only('works', check)",
      "describe.only.each([1])('works', check)",
      "it.skip('works', check)",
      "describe.skip('all', check)",
      "it.todo('works')",
      "test.describe.only('all', check)",
      "test.describe.skip('all', check)",
      "xit('works', check)",
      'test.skip()',
    ],
    right: [
      "it('works', check)",
      "it.skipIf(isRoot)('works', check)",
      "test.skip(isMobile, 'has no hover')",
    ],
  },
  'waits-for-conditions': {
    at: 'e2e/journeys/news.spec.ts',
    wrong: [
      "await page.goto('/news', { waitUntil: 'networkidle' })",
      "await page.waitForLoadState('networkidle')",
      'await page.waitForTimeout(500)',
      'await new Promise((resolve) => setTimeout(resolve, 500))',
      "import { setTimeout as wait } from 'node:timers/promises'",
    ],
    right: ["await visit(page, '/news')", 'test.setTimeout(60_000)', 'page.clock.runFor(500)'],
  },
  'real-code-in-tests': {
    at: test,
    wrong: ["vi.mock('./news.sql')", "vi.doMock('@/lib/db/database', () => ({}))"],
    right: ['vi.fn()'],
  },
}
