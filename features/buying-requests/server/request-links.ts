import 'server-only'
import { signedLinks } from '@/lib/auth/link-pages'
import { routes } from '@/lib/routing/routes'

/** The links by which buyers manage a request without a login. */
export const requestLinks = signedLinks('buying-request', routes.ownBuyingRequest)
