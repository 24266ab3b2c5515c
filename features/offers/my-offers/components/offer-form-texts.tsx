import { useUploadTexts, type UploadTexts } from '@/components/form/upload-texts'
import { useListTexts, type ListTexts } from '@/components/list-view/list-texts'
import { useModalTexts, type ModalTexts } from '@/components/modal/modal-texts'
import type { ProblemCode } from '@/lib/api/problem'
import type { RuleKey } from '@/lib/api/rule-sentences'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'
import type { OfferType } from '../../directory/contract'
import type { FormMode, OfferValues } from '../rules'

/** The sections of the form, in their order. */
export const sections = ['names', 'sector', 'story', 'contact', 'files'] as const

export type SectionName = (typeof sections)[number]

/** The headings of the item's public page. */
export type StoryLabel = 'sector' | 'subSector' | 'hsCode' | 'gs1Code' | 'features' | 'certificate'

/** Texts of the forms of products and services. */
export interface OfferFormTexts {
  index: string
  sections: Record<SectionName, string>
  labels: Record<keyof OfferValues, string>
  help: Record<'names' | 'gs1' | 'hs' | 'image' | 'certificate' | 'contacts', string>
  codes: Record<
    'open' | 'search' | 'hint' | 'searching' | 'none' | 'failed' | 'found' | 'more' | 'choose',
    string
  >
  choose: string
  sectorFirst: string
  note: string
  kept: Record<'image' | 'certificate', string>
  submit: string
  cancel: string
  preview: Record<'open' | 'title' | 'text' | 'close' | 'picture' | 'contact', string>
  draft: Record<'saved' | 'restored' | 'forget', string>
  sending: Record<'title' | 'text' | 'cancel' | 'percent', string>
  success: Record<'title' | 'text', string>
  /** Notices of an edit on the page. */
  saved: Record<'text' | 'back', string>
  failed: string
  noCompany: string
  conflict: Record<'title' | 'text' | 'office' | 'same' | 'take' | 'nothing', string>
  story: Record<StoryLabel, string>
  upload: UploadTexts
  rules: Record<RuleKey, string>
  problems: Record<ProblemCode, string>
  modals: Pick<ModalTexts, 'error' | 'requiredFields'>
  list: ListTexts['failed']
}

/** The texts of a form, for its client component. */
export function useOfferFormTexts(type: OfferType, mode: FormMode): OfferFormTexts {
  const t = useTranslations('offerForm')
  const offers = useTranslations('offers')
  const all = useTranslations()
  const { error, requiredFields } = useModalTexts()
  return {
    index: t('index'),
    sections: t.raw('sections'),
    labels: t.raw('labels'),
    help: t.raw('help'),
    codes: t.raw('codes'),
    choose: t('choose'),
    sectorFirst: t('sectorFirst'),
    note: t('note'),
    kept: t.raw('kept'),
    submit: t(`submit.${mode}`),
    cancel: t('cancel'),
    preview: t.raw('preview'),
    draft: t.raw('draft'),
    sending: t.raw('sending'),
    success: t.raw(`success.${type}`),
    saved: t.raw(`saved.${type}`),
    failed: t('failed'),
    noCompany: t('noCompany'),
    conflict: t.raw('conflict'),
    story: {
      sector: offers('sector'),
      subSector: offers('subSector'),
      hsCode: offers('hsCode'),
      gs1Code: offers('gs1Code'),
      features: offers('features'),
      certificate: offers('certificate'),
    },
    upload: useUploadTexts(),
    rules: all.raw('rules'),
    problems: useProblemTexts(),
    modals: { error, requiredFields },
    list: useListTexts().failed,
  }
}
