import { RegisterPage, registerMetadata } from '@/features/barriers/components/register-page'
import { hasRegister } from '@/features/barriers/queries'
import { registerShape } from '@/features/barriers/search-params'
import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { listPages } from '../page-factories'

export const register = listPages({
  parse: registerShape.parse,
  metadata: async ({ locale, siteName, state }) =>
    hasRegister() ? registerMetadata(locale, siteName, state) : notFoundMetadata(),
  render: async ({ locale, state }) =>
    hasRegister() ? (
      <RegisterPage locale={locale} state={state} />
    ) : (
      <NotFoundResponse locale={locale} />
    ),
})
