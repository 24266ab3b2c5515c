import { RegisterPage, registerMetadata } from '@/features/barriers/components/register-page'
import { hasRegister } from '@/features/barriers/queries'
import { registerShape } from '@/features/barriers/search-params'
import { FollowStrip } from '@/features/follows/components/follow-strip'
import { allTargets } from '@/features/follows/rules'
import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { bothLanguages } from '@/lib/bilingual/pair'
import { listPages } from '../page-factories'

export const register = listPages({
  parse: registerShape.parse,
  metadata: async ({ locale, siteName, state }) =>
    hasRegister() ? registerMetadata(locale, siteName, state) : notFoundMetadata(),
  render: async ({ locale, state }) =>
    hasRegister() ? (
      <>
        <RegisterPage locale={locale} state={state} />
        <FollowStrip
          locale={locale}
          topics={[['barriers', allTargets, bothLanguages('name', '')]]}
        />
      </>
    ) : (
      <NotFoundResponse locale={locale} />
    ),
})
