import { identify, openSessions } from '@/features/accounts/sessions/server/service'
import { accountsRoutes } from '@/features/accounts/server/routes'
import { barrierRoutes } from '@/features/barriers/server/routes'
import { buyingRequestRoutes } from '@/features/buying-requests/server/routes'
import { companyDirectoryRoutes } from '@/features/companies/directory/server/routes'
import { eventsRoutes } from '@/features/events/server/routes'
import { expertsRoutes } from '@/features/experts/server/routes'
import { sampleRoutes } from '@/features/samples/server/routes'
import { siteRoutes } from '@/features/site/server/routes'
import { sponsorsRoutes } from '@/features/sponsors/server/routes'
import { directWriteRoutes } from '@/features/content/store/server/routes'
import { mediaUseRoutes } from '@/features/content/media-uses/server/routes'
import { backOfficeRoutes } from '@/features/back-office/server/routes'
import { alternativeRoutes } from '@/features/upkeep/alternatives/server/routes'
import { calendarRoutes } from '@/features/upkeep/calendar/server/routes'
import { linkCheckRoutes } from '@/features/upkeep/links/server/routes'
import { reviewRoutes } from '@/features/upkeep/reviews/server/routes'
import { contentRoutes } from '@/features/content/server/routes'
import { homeRoutes } from '@/features/home/server/routes'
import { newsRoutes } from '@/features/news/server/routes'
import { pagesRoutes } from '@/features/pages/server/routes'
import { credentialsRoutes } from '@/features/credentials/server/routes'
import { searchRoutes } from '@/features/search/server/routes'
import { mount } from '@/lib/api/mount'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { users } from '@/lib/db/schema/accounts'
import { loadedTemplate } from './loaded-template'
import { useTestDatabase } from './test-database'

const { app } = mount(
  [
    ...contentRoutes,
    ...mediaUseRoutes,
    ...reviewRoutes,
    ...linkCheckRoutes,
    ...calendarRoutes,
    ...alternativeRoutes,
    ...backOfficeRoutes,
    ...homeRoutes,
    ...newsRoutes,
    ...pagesRoutes,
    ...credentialsRoutes,
    ...directWriteRoutes,
    ...searchRoutes,
    ...accountsRoutes,
    ...barrierRoutes,
    ...buyingRequestRoutes,
    ...companyDirectoryRoutes,
    ...eventsRoutes,
    ...expertsRoutes,
    ...sampleRoutes,
    ...siteRoutes,
    ...sponsorsRoutes,
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
