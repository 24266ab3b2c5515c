import { useTranslations } from 'next-intl'
import {
  useRegistrationTexts,
  type RegistrationTexts,
} from '../../registration/components/registration-texts'

/** Texts of the edit form: those of the registration, with exceptions. */
export interface EditTexts extends RegistrationTexts {
  /** With the placeholder `{number}`. */
  certificateName: string
  certificateFile: string
  kept: Record<'file' | 'open' | 'picture', string>
  previewButton: string
  preview: Record<'title' | 'note' | 'close', string>
  /**
   * `text` has the placeholders `{name}` and `{date}`, `byOffice` the date, `different` `{fields}`.
   */
  conflict: Record<
    'title' | 'text' | 'byOffice' | 'different' | 'after' | 'save' | 'see' | 'close',
    string
  >
}

/** The texts of the edit form, for its client component. */
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
