import { contentFeature } from '@/features/content/feature'
import { upkeepFeature } from '@/features/upkeep/feature'
import { backOfficeFeature } from '@/features/back-office/feature'
import { homeFeature } from '@/features/home/feature'
import { newsFeature } from '@/features/news/feature'
import { pagesFeature } from '@/features/pages/feature'
import { credentialsFeature } from '@/features/credentials/feature'
import { searchFeature } from '@/features/search/feature'
import { accountsFeature } from '@/features/accounts/feature'
import { barriersFeature } from '@/features/barriers/feature'
import { buyingRequestsFeature } from '@/features/buying-requests/feature'
import { companiesFeature } from '@/features/companies/feature'
import { eventsFeature } from '@/features/events/feature'
import { expertsFeature } from '@/features/experts/feature'
import { samplesFeature } from '@/features/samples/feature'
import { siteFeature } from '@/features/site/feature'
import { sponsorsFeature } from '@/features/sponsors/feature'
import { identify, openSessions } from '@/features/accounts/sessions/server/sessions'
import { mount } from '@/lib/api/mount'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { users } from '@/lib/db/schema/accounts'
import { loadedTemplate } from './loaded-template'
import { useTestDatabase } from './test-database'

const { app } = mount(
  [
    ...contentFeature.calls,
    ...upkeepFeature.calls,
    ...backOfficeFeature.calls,
    ...homeFeature.calls,
    ...newsFeature.calls,
    ...pagesFeature.calls,
    ...credentialsFeature.calls,
    ...searchFeature.calls,
    ...accountsFeature.calls,
    ...barriersFeature.calls,
    ...buyingRequestsFeature.calls,
    ...companiesFeature.calls,
    ...eventsFeature.calls,
    ...expertsFeature.calls,
    ...samplesFeature.calls,
    ...siteFeature.calls,
    ...sponsorsFeature.calls,
  ],
  { identify },
)

/** News as an editor writes them. */
export const newsRecord = (title: string, status: number) => ({
  DESCRIPTION_ENG: title,
  DESCRIPTION_ARA: `${title} بالعربية`,
  TARIFF_ENG: '<p>Text</p>',
  TARIFF_ARA: '<p>نص</p>',
  meta_description_en: null,
  meta_description_ar: null,
  image: null,
  image_alt_eng: null,
  image_alt_ara: null,
  industries: [],
  news_date: '2026-11-20',
  status,
})

export interface StaffMember {
  id: number
  name: string
  token: string
}

/** The calls on content on loaded data, and staff to make them. */
export function contentUnderTest() {
  const database = useTestDatabase(loadedTemplate)
  let people = 0

  const ask = async (method: string, path: string, who?: { token: string }, json?: object) => {
    const response = await app.fetch(
      new Request(`http://portal.example/api/${path}`, {
        method,
        headers: {
          ...(who && { authorization: `Bearer ${who.token}` }),
          ...(json && { 'content-type': 'application/json' }),
        },
        body: json ? JSON.stringify(json) : null,
      }),
    )
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }

  /** A member of staff with this role, or without any. */
  const member = async (role?: StaffRole): Promise<StaffMember> => {
    people += 1
    const name = `Hala ${people}`
    const row = {
      name,
      locale: 'en' as const,
      email: `hala${people}@staff.example`,
      staff_roles: role ? [role] : [],
    }
    const [written] = await database.db.insert(users).values(row).returning({ id: users.id })
    const id = written?.id ?? 0
    const person = { id, isStaff: role !== undefined, remember: false }
    const { token } = await openSessions(database.db, person, contextInProcess(anonymous, 'test'))
    return { id, name, token }
  }

  return { database, ask, member }
}
