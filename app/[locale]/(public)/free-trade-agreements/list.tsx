import { AgreementList } from '@/features/trade-agreements/components/agreement-list'
import { agreementViews } from '@/features/trade-agreements/search-params'
import { routes } from '@/lib/routing/routes'
import { entryListPages } from '../list-pages'

export const agreements = entryListPages({
  views: agreementViews,
  path: routes.freeTradeAgreements(),
  List: AgreementList,
})
