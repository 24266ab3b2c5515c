import { Disclosure } from '@/components/disclosure/disclosure'
import { FileLink } from '@/components/file-link/file-link'
import { Part } from '@/components/layout/part'
import { Text } from '@/components/layout/text'
import { prepareHtml } from '@/components/rich-text/prepare-html'
import { RichText } from '@/components/rich-text/rich-text'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { formatFileSize } from '@/lib/i18n/format'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { Faq } from '../contract'
import { faqAnchor, faqFile, questionOf } from '../rules'
import styles from './faq-list.module.css'

interface FaqListProps {
  locale: Locale
  faqs: readonly Faq[]
  /** The level of the questions among the page's headings. */
  level?: 2 | 3
}

/**
 * Questions that expand to their answers (spec part 1 section 2.3). An address links to a question
 * by its answer, `#faq-101`: a browser opens the element around the target.
 */
export function FaqList({ locale, faqs, level = 3 }: FaqListProps) {
  return (
    <Part as="ul" line="above">
      {faqs.map((faq) => (
        <li key={faq.id}>
          <Disclosure title={<Question locale={locale} faq={faq} />} level={level}>
            <div id={faqAnchor(faq)} className={styles.answer}>
              <RichText>
                <BilingualHtml of={faq} field="answer" locale={locale} prepare={prepareAnswer} />
              </RichText>
              <AnswerFile locale={locale} faq={faq} />
            </div>
          </Disclosure>
        </li>
      ))}
    </Part>
  )
}

/** Headings of an answer get no ids: there are several answers on a page. */
function prepareAnswer(html: string): string {
  return prepareHtml(html).replace(/<h2 id="[^"]*" tabindex="-1"/g, '<h2')
}

function Question({ locale, faq }: { locale: Locale; faq: Faq }) {
  const { text, lang } = questionOf(faq, locale)
  if (lang === locale) return text
  return (
    <span lang={lang} dir={directionOf(lang)}>
      {text}
    </span>
  )
}

function AnswerFile({ locale, faq }: { locale: Locale; faq: Faq }) {
  const t = useTranslations('faq')
  const file = faqFile(faq, locale)
  if (!file) return null
  const language = { en: t('inEnglish'), ar: t('inArabic') }
  const facts = [
    file.type,
    file.bytes === null ? null : formatFileSize(file.bytes, locale),
    file.lang === locale ? null : language[file.lang],
  ]
  return (
    <Text above={4} data-no-print>
      <FileLink
        href={file.href}
        of={questionOf(faq, locale).text}
        facts={facts.filter((fact) => fact !== null)}
        lang={file.lang === locale ? undefined : file.lang}
      >
        {t('download')}
      </FileLink>
    </Text>
  )
}
