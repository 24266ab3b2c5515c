import { noticesByMarket } from '@/features/market-access/components/notices-of'
import { AgreementList } from '@/features/trade-agreements/components/agreement-list'
import { agreementListShape } from '@/features/trade-agreements/search-params'
import { routes } from '@/lib/routing/routes'
import { menuEntryListPages } from '../page-factories'

export const agreements = menuEntryListPages({
  shape: agreementListShape,
  path: routes.freeTradeAgreements(),
  List: async (list) => <AgreementList {...list} notices={await noticesByMarket(list.locale)} />,
})
