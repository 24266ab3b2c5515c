import { Alert } from '@/components/alert/alert'
import { PageBanner } from '@/components/banner/page-banner'
import { Chip, type ChipTone } from '@/components/chip/chip'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { RecordLayout } from '@/components/record-layout/record-layout'
import { ReviewDay } from '@/components/review-day/review-day'
import type { SignedLink } from '@/lib/api/link-calls'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { BuyingRequestState } from '@/lib/db/codes/buying-requests'
import { formatDate, formatInstant } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { WantedTexts } from '../../components/wanted-texts'
import type { OwnRequest } from '../../posting/contract'
import { ReportPart } from '../../reports/components/report-part'
import { CloseForm } from './close-form'
import { ConfirmForm } from './confirm-form'
import { DeleteForm } from './delete-form'
import { IntroducedCompanies } from './introduced-companies'
import { OfferComparison } from './offer-comparison'
import { SendAgain } from './send-again'

const tones: Record<BuyingRequestState, ChipTone> = {
  unconfirmed: 'warning',
  review: 'info',
  open: 'success',
  refused: 'danger',
  closed: 'neutral',
}

interface OwnRequestPageProps {
  locale: Locale
  link: SignedLink
  request: OwnRequest
}

/** A request as its buyer sees it: where it is, the offers side by side, and what can be done. */
export function OwnRequestPage({ locale, link, request }: OwnRequestPageProps) {
  const t = useTranslations('ownRequest')
  const board = useTranslations('buyingRequests')
  const facts = useTranslations('tradeFacts')
  const review = useTranslations().raw('reviewDay')
  const { state, quantity, unit, market, deadline, refusal_reason: reason, result } = request
  const isPublic = state === 'open' || (state === 'closed' && result === null)
  return (
    <>
      <PageBanner
        locale={locale}
        seed={request.id}
        steps={[
          { title: board('title'), href: localePath(locale, routes.buyingRequests()) },
          { title: t('title') },
        ]}
        title={inLocale(request, 'product', locale)}
        lead={t('lead')}
      />
      <RecordLayout
        aside={
          <>
            <p>
              <Chip tone={tones[state]}>{board(`states.${state}`)}</Chip>
            </p>
            <DefinitionList
              facts={[
                { term: board('facts.quantity'), value: facts(`amount.${unit}`, { n: quantity }) },
                {
                  term: board('facts.market'),
                  value: <Bilingual of={market} field="name" locale={locale} />,
                },
                { term: board('facts.deadline'), value: formatDate(deadline, locale) },
                {
                  term: board('facts.goods'),
                  value: board('hs', { code: request.hs_code }),
                },
              ]}
            />
            {state === 'open' && (
              <p>
                <Link href={localePath(locale, routes.buyingRequest(request.id))}>
                  {t('public')}
                </Link>
              </p>
            )}
            <History locale={locale} request={request} />
          </>
        }
      >
        <Stack gap={7} bounded>
          <Stack gap={2} bounded breaks>
            {!request.is_expired && <p>{t(`stateText.${state}`)}</p>}
            {state === 'review' && (
              <ReviewDay locale={locale} since={waitsSince(request)} texts={review} />
            )}
            {reason !== null && <p>{t('reason', { reason: isolated(reason, locale) })}</p>}
            {result !== null && <p>{t('close.result', { result: board(`results.${result}`) })}</p>}
            {state === 'open' && <p>{t('matches', { count: request.matches })}</p>}
          </Stack>
          {state === 'unconfirmed' &&
            (request.is_expired ? (
              <Alert
                tone="warning"
                word={t('noteWord')}
                title={t('confirm.expired')}
                action={
                  <SendAgain
                    href={localePath(locale, routes.newBuyingRequest())}
                    draft={request.draft}
                  >
                    {t('confirm.again')}
                  </SendAgain>
                }
              >
                {t('confirm.expiredText')}
              </Alert>
            ) : (
              <ConfirmForm locale={locale} link={link} texts={actionTexts(t, 'confirm')} />
            ))}
          {(isPublic || request.offers.length > 0) && (
            <OfferComparison locale={locale} link={link} request={request} />
          )}
          <ReportPart locale={locale} link={link} offers={request.offers} />
          <IntroducedCompanies locale={locale} link={link} introductions={withoutOffer(request)} />
          {isPublic && (
            <CloseForm
              locale={locale}
              link={link}
              isOpen={state === 'open'}
              texts={{ ...actionTexts(t, 'close'), results: board.raw('results') }}
            />
          )}
          <WantedTexts locale={locale} goods={request} />
          <DeleteForm locale={locale} link={link} texts={actionTexts(t, 'remove')} />
        </Stack>
      </RecordLayout>
    </>
  )
}

/** When a request came to staff for its review. */
function waitsSince({ history, created_at }: OwnRequest) {
  return history.findLast(({ state }) => state === 'review')?.at ?? created_at
}

/** A company that sent an offer has its button there, unless it got the address before. */
function withoutOffer({ introductions, offers }: OwnRequest) {
  const offering = new Set(offers.map(({ company }) => company.id))
  return introductions.filter(({ company, is_shared: isShared }) => {
    return isShared || !offering.has(company.id)
  })
}

/** The texts of one action, and those of all. */
function actionTexts<Part extends 'confirm' | 'close' | 'remove'>(
  t: ReturnType<typeof useTranslations<'ownRequest'>>,
  part: Part,
) {
  return {
    own: t.raw(part),
    sending: t('sending'),
    failed: t('failed'),
    errorWord: t('errorWord'),
    doneWord: t('doneWord'),
  }
}

function History({ locale, request }: Pick<OwnRequestPageProps, 'locale' | 'request'>) {
  const t = useTranslations('ownRequest.history')
  return (
    <section aria-labelledby="request-history">
      <Text id="request-history" as="h2" step={0}>
        {t('title')}
      </Text>
      <Stack as="ol" gap={2}>
        {request.history.map(({ state, by, at }) => (
          <li key={`${state}-${at}`}>
            {t(state)} {t(`by.${by}`)}
            <br />
            <Note dateTime={at} as="time">
              {formatInstant(at, locale)}
            </Note>
          </li>
        ))}
      </Stack>
    </section>
  )
}
