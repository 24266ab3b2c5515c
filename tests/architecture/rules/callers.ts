import type { mount } from '@/lib/api/mount'
import { anonymous, type Actor } from '@/lib/auth/actor'
import { staffAreas } from '@/lib/auth/staff-areas'
import type { Portal } from './answers'

const header = 'x-caller'

const user: Actor = {
  ...anonymous,
  userId: 1,
  loginId: '7d444840-9dc0-11d1-b245-5ffdce74fad2',
  loggedInRecently: true,
}

/** One person for each access a declaration can name. */
const people = new Map<string | null, Actor>([
  ['user', user],
  ['company', { ...user, companyId: 1 }],
  ['vip', { ...user, vip: true }],
  ['staff:admin', { ...user, staffRoles: ['admin'] }],
  ...staffAreas.map((area): [string, Actor] => {
    const composed = { areas: [area], content_kinds: null, case_types: null, case_regions: null }
    return [`staff:${area}`, { ...user, staffRoles: ['composed'], composed }]
  }),
])

/** The caller of a request of these tests; anonymous by default. */
export function callerFrom(request: Request): Promise<Actor> {
  return Promise.resolve(people.get(request.headers.get(header)) ?? anonymous)
}

/** A mounted API server as these rules see it. */
export function portalOf({ app, routes }: ReturnType<typeof mount>): Portal {
  return {
    endpoints: routes.map(({ endpoint }) => endpoint),
    ask: async (path, init = {}, caller = 'public') => {
      const request = new Request(`http://portal.example/api/${path}`, init)
      request.headers.set(header, caller)
      if (typeof init.body === 'string') {
        request.headers.set('content-length', String(Buffer.byteLength(init.body)))
      }
      return app.fetch(request)
    },
  }
}
