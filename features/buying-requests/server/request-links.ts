import 'server-only'
import { signedLinks } from '@/lib/auth/signed-links'

/** The links by which buyers manage a request without a login. */
export const requestLinks = signedLinks('buying-request')
