import 'server-only'
import { route } from '@/lib/api/route'
import { pageView } from '../contract'
import { countPageView } from './service'

export const pageViewRoutes = [
  route(pageView, ({ body }, { agent }) => countPageView(body.path, agent)),
]
