import { ButtonLink } from '@/components/button/button-link'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { fillText } from '@/lib/i18n/count-forms'
import { formatMean } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { adviceFor, type Advice, type SectionScore } from '../rules'
import styles from './next-steps.module.css'

interface HelpLink {
  href: string
  text: string
}

/** Pages of the portal that help, as links in the language of the page. */
export interface HelpLinks {
  guide: Record<Advice['guideSteps'][number], HelpLink>
  places: Record<Advice['place'], HelpLink>
  contact: HelpLink
  /** The tools of the portal, whatever the result. */
  tools: readonly HelpLink[]
}

export interface StepTexts extends Record<
  'steps' | 'stepsLead' | 'strong' | 'sectionAverage' | 'unknown' | 'contact' | 'tools',
  string
> {
  advice: Record<Advice['key'], string>
}

interface NextStepsProps {
  locale: Locale
  /** The weakest sections, the weakest first. */
  weakest: readonly SectionScore[]
  helpLinks: HelpLinks
  texts: StepTexts
}

/** What to do next, from the weakest sections: advice, steps of the guide, helpful pages. */
export function NextSteps({ locale, weakest, helpLinks, texts }: NextStepsProps) {
  return (
    <Stack aria-labelledby="readiness-steps" as="section" gap={4}>
      <Text id="readiness-steps" as="h3" tone="title" step={1}>
        {texts.steps}
      </Text>
      <p>{weakest.length > 0 ? texts.stepsLead : texts.strong}</p>
      {weakest.length > 0 ? (
        <Stack as="ol" gap={4}>
          {weakest.map((section) => (
            <li key={inLocale(section, 'section', 'en')} className={styles.step}>
              <Step section={section} locale={locale} helpLinks={helpLinks} texts={texts} />
            </li>
          ))}
        </Stack>
      ) : (
        <Links helpLinks={[helpLinks.places.matchmaking, helpLinks.places.studies]} />
      )}
      {helpLinks.tools.length > 0 && (
        <nav aria-label={texts.tools}>
          <p>{texts.tools}</p>
          <Links helpLinks={helpLinks.tools} />
        </nav>
      )}
      <div className={styles.contact}>
        <p>{texts.contact}</p>
        <ButtonLink href={helpLinks.contact.href} variant="secondary">
          {helpLinks.contact.text}
        </ButtonLink>
      </div>
    </Stack>
  )
}

function Step({
  section,
  locale,
  helpLinks,
  texts,
}: Omit<NextStepsProps, 'weakest'> & { section: SectionScore }) {
  const advice = adviceFor(section)
  const average = fillText(
    texts.sectionAverage,
    { average: formatMean(section.average, locale) },
    locale,
  )
  return (
    <>
      <Row as="h4" gap={4} lineGap={1} align="baseline" justify="between" step={0}>
        <Bilingual of={section} field="section" locale={locale} />{' '}
        <Note as="span" weight="normal" tabular>
          {average}
        </Note>
      </Row>
      <p>{advice ? texts.advice[advice.key] : texts.unknown}</p>
      {advice && (
        <Links
          helpLinks={[
            ...advice.guideSteps.map((step) => helpLinks.guide[step]),
            helpLinks.places[advice.place],
          ]}
        />
      )}
    </>
  )
}

function Links({ helpLinks }: { helpLinks: readonly HelpLink[] }) {
  return (
    <Row as="ul" gap={5} lineGap={0} className={styles.links}>
      {helpLinks.map(({ href, text }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </Row>
  )
}
