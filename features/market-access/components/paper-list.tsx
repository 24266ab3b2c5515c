import { Note } from '@/components/layout/note'
import { Part } from '@/components/layout/part'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale, textsOf } from '@/lib/bilingual/in-locale'
import { joinTexts } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Paper } from '../contract'
import { isConfirmed } from '../rules'
import { Fold } from './fold'
import styles from './paper-list.module.css'
import { SourceMark } from './source-mark'
import { Unconfirmed } from './unconfirmed'
import { isAllUnconfirmed, UnconfirmedList } from './unconfirmed-list'

interface PaperListProps {
  locale: Locale
  papers: readonly Paper[]
  /** The remark that no document is confirmed is above this list already. */
  isRemarked?: boolean
}

/**
 * Documents, each a line that opens who issues it and when; a source is named where there is one.
 * Where none is confirmed, one remark above says so for all.
 */
export function PaperList({ locale, papers, isRemarked = false }: PaperListProps) {
  const t = useTranslations('marketAccess.facts')
  if (papers.length === 0) return <p>{t('noPapers')}</p>
  const isForAll = isRemarked || isAllUnconfirmed(papers)
  return (
    <>
      {isForAll && !isRemarked && <UnconfirmedList />}
      <Part as="ul" line="above">
        {papers.map((paper) => (
          <li key={paper.id}>
            <Fold
              id={`document-${paper.id}`}
              title={<Bilingual of={paper} field="name" locale={locale} />}
              note={!isForAll && !isConfirmed(paper.confidence) && <Unconfirmed />}
            >
              <Stack gap={1} tone="soft" shrinks>
                {!isNarrowed(paper) && (
                  <p className={styles.need}>
                    <Need paper={paper} locale={locale} />
                  </p>
                )}
                <Occasion paper={paper} locale={locale} />
                <p>
                  {t.rich('issuedBy', { issuer: () => <Issuer paper={paper} locale={locale} /> })}
                </p>
                {(paper.source !== '' || paper.overdue) && (
                  <SourceMark mark={paper} locale={locale} withoutRemark />
                )}
              </Stack>
            </Fold>
          </li>
        ))}
      </Part>
      {papers.some(({ source }) => source === '') && (
        <Note tone="faint">{t('papersWithoutSource')}</Note>
      )}
    </>
  )
}

/** Whether a paper is needed, but only as its occasion says. */
const isNarrowed = (paper: Paper) =>
  paper.need === 'always' && Object.values(textsOf(paper, 'occasion')).some((text) => text !== '')

function Occasion({ paper, locale }: { paper: Paper; locale: Locale }) {
  const t = useTranslations('marketAccess.facts')
  if (!isNarrowed(paper)) return <Bilingual of={paper} field="occasion" locale={locale} as="p" />
  const occasion = <Bilingual of={paper} field="occasion" locale={locale} />
  return <p>{t.rich('required', { occasion: () => occasion })}</p>
}

/** When a paper is needed; one for a preference names the agreements that ask for it. */
function Need({ paper: { need, agreements }, locale }: { paper: Paper; locale: Locale }) {
  const t = useTranslations('marketAccess.facts')
  if (agreements.length === 0) return t(`need.${need}`)
  const names = agreements.map((agreement) => inLocale(agreement, 'name', locale))
  return t('proofOf', { agreements: joinTexts(names, locale) })
}

function Issuer({ paper, locale }: { paper: Paper; locale: Locale }) {
  const name = <Bilingual of={paper} field="issuer" locale={locale} />
  if (paper.institution_id === null) return name
  return <Link href={localePath(locale, routes.institution(paper.institution_id))}>{name}</Link>
}
