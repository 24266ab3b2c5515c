import { importRecords } from '@/features/content/server/imports'
import { dropSamples, getSamples } from '@/features/samples/server/samples'
import { defaultSite } from '@/features/site/contract'
import { anonymous, type Actor } from '@/lib/auth/actor'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { bilingualPair } from '@/lib/bilingual/pair'
import { users } from '@/lib/db/schema/accounts'
import { contentVersions } from '@/lib/db/schema/content'
import { news } from '@/lib/db/schema/news'
import { offices } from '@/lib/db/schema/offices'
import { siteSettings } from '@/lib/db/schema/site'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { setupState } from '../contract'
import { getSetup } from './setup'

const database = useTestDatabase(loadedTemplate)

async function join(...staff_roles: StaffRole[]): Promise<Actor & { userId: number }> {
  const email = `${Math.random()}@portal.example`
  const [row] = await database.db
    .insert(users)
    .values({ name: 'Rula', email, staff_roles })
    .returning({ id: users.id })
  const login = { userId: row?.id ?? 0, loginId: 'login', loggedInRecently: true }
  return { ...anonymous, ...login, staffRoles: staff_roles }
}

let admin: Actor & { userId: number }
beforeAll(async () => {
  vi.stubEnv('SMTP_URL', 'smtp://mail.trade.jo')
  vi.stubEnv('MAIL_FROM', 'a@trade.jo')
  admin = await join('admin')
})
afterAll(() => vi.unstubAllEnvs())

async function setSite(site: typeof defaultSite) {
  await database.db.delete(siteSettings)
  await importRecords(database.db, 'settings', [site])
}

async function done() {
  const { steps } = setupState.response.parse(await getSetup(admin))
  return steps.filter(({ is_done }) => is_done).map(({ step }) => step)
}

it('has only the settings of its start done in a new portal', async () => {
  await database.db.update(news).set({ sample: true })
  await setSite(defaultSite)
  expect(await done()).toEqual(['mail'])
})

it('ticks each step by what the portal has', async () => {
  await setSite({
    ...defaultSite,
    logo: '/media/logo.svg',
    palette: 'blue' as const,
    ...bilingualPair('name', { en: 'Exports of Jordan', ar: 'صادرات الأردن' }),
    ...bilingualPair('contact_email', { en: 'a@trade.jo', ar: 'a@trade.jo' }, 'bare'),
    ...bilingualPair('contact_phone', { en: '+962 6 1', ar: '+962 6 1' }, 'bare'),
  })
  expect(await done()).toEqual(['name', 'contact', 'logo', 'colours', 'mail'])
  const [office] = await database.db.select().from(offices).limit(1)
  await database.db
    .update(offices)
    .set({ sample: false })
    .where(eq(offices.id, office?.id ?? 0))
  await database.db.insert(contentVersions).values({
    kind: 'pages',
    record_id: '1',
    version: 1,
    action: 'publish',
    state: 'published',
    by: admin.userId,
  })
  await join('officer')
  expect(await done()).toEqual([
    'name',
    'contact',
    'logo',
    'colours',
    'offices',
    'menus',
    'mail',
    'colleagues',
  ])
})

it('has the samples done once they are removed', async () => {
  const { kinds } = await getSamples(admin)
  await dropSamples(
    admin,
    kinds.reduce((sum, { count }) => sum + count, 0),
  )
  expect(await done()).toContain('samples')
})

it('is for admins only', async () => {
  await expect(getSetup(await join('officer'))).rejects.toMatchObject({ code: 'forbidden' })
})
