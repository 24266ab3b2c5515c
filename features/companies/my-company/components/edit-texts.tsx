import { useTranslations } from 'next-intl'
import {
  useRegistrationTexts,
  type RegistrationTexts,
} from '../../registration/components/registration-texts'

/** What the change of a company says: as its registration, but for what is different. */
export interface EditTexts extends RegistrationTexts {
  /** With the place `{number}`. */
  certificateName: string
  certificateFile: string
  kept: Record<'file' | 'open' | 'picture', string>
  previewButton: string
  preview: Record<'title' | 'note' | 'close', string>
  /** `text` has the places `{name}` and `{date}`, `byOffice` the date, `different` `{fields}`. */
  conflict: Record<
    'title' | 'text' | 'byOffice' | 'different' | 'after' | 'save' | 'see' | 'close',
    string
  >
}

/** The texts of the change of a company, for its island. */
export function useEditTexts(): EditTexts {
  const t = useTranslations('companyEdit')
  const shared = useRegistrationTexts()
  return {
    ...shared,
    index: shared.index,
    submit: t('submit'),
    help: { ...shared.help, certificates: t('certificatesHelp') },
    sending: { ...shared.sending, text: t('sending') },
    success: t.raw('success'),
    certificateName: t.raw('certificateName'),
    certificateFile: t.raw('certificateFile'),
    kept: t.raw('kept'),
    previewButton: t('previewButton'),
    preview: t.raw('preview'),
    conflict: t.raw('conflict'),
  }
}
