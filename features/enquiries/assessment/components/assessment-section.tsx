import { Link } from '@/components/link/link'
import { Picture } from '@/components/picture/picture'
import { Scene } from '@/components/scene/scene'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { WithoutScript } from '@/components/without-script/without-script'
import { contactPageId } from '@/features/offices/contract'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { captchaSiteKey } from '@/lib/settings/captcha'
import { useTranslations } from 'next-intl'
import type { EnquiryFormPage, ReadinessBand } from '../../contract'
import type { EnquiryChoices } from '../../submission/components/enquiry-texts'
import { useEnquiryTexts } from '../../submission/components/enquiry-texts'
import type { AskedQuestion } from '../../readiness/rules'
import { Assessment } from './assessment'
import type { AssessmentTexts } from './assessment-props'
import styles from './assessment-section.module.css'
import type { HelpLinks } from '../../readiness/components/next-steps'
import { useResultReading } from '../../readiness/components/result-reading'

interface AssessmentSectionProps {
  /** Whether the portal has export plans, which take the weakest statements as tasks. */
  hasPlan: boolean
  locale: Locale
  /** The texts of the form for readiness (type 3). */
  page: EnquiryFormPage | null
  questions: readonly AskedQuestion[]
  bands: readonly ReadinessBand[]
  choices: EnquiryChoices
  addressOf: (pageId: number) => string
  tools?: HelpLinks['tools']
}

/** The readiness assessment in its page: the questionnaire, then its introduction (spec part 2). */
export function AssessmentSection(props: AssessmentSectionProps) {
  const { locale, page, questions, addressOf } = props
  const t = useTranslations('readiness')
  const texts = useAssessmentTexts(questions.length, locale)
  const intro = page && <Bilingual of={page} field="subtitle" locale={locale} as="p" />
  return (
    <section aria-labelledby="assessment" className={styles.section}>
      <h2 id="assessment">
        <VisuallyHidden>
          {page ? <Bilingual of={page} field="title" locale={locale} /> : t('assessment.title')}
        </VisuallyHidden>
      </h2>
      <WithoutScript>
        <p>
          {t('assessment.noScript')}{' '}
          <Link href={localePath(locale, addressOf(contactPageId))}>{t('ways.contact')}</Link>
        </p>
      </WithoutScript>
      <div className={styles.script}>
        <Assessment
          hasPlan={props.hasPlan}
          key={locale}
          locale={locale}
          questions={questions}
          reading={useResultReading(props)}
          choices={props.choices}
          siteKey={captchaSiteKey()}
          termsHref={localePath(locale, routes.terms())}
          intro={intro}
          picture={
            page && (
              <Picture
                src={page.image}
                alt={inLocale(page, 'image_alt', locale)}
                sizes="320px"
                className={styles.picture}
                fallback={<Scene name="certificate" />}
              />
            )
          }
          texts={texts}
        />
      </div>
    </section>
  )
}

/** The texts of the assessment, for the island that shows it. */
function useAssessmentTexts(statements: number, locale: Locale): AssessmentTexts {
  const t = useTranslations('readiness')
  const form = useEnquiryTexts('readiness', locale)
  return {
    ...t.raw('assessment'),
    surveyLead: t('assessment.surveyLead', { count: statements }),
    questions: { ...t.raw('survey'), incomplete: form.rules.questionnaire },
    form,
  }
}
