import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import type { Slide } from '../contract'
import { goalsBlock, homeSlides, membershipBlock, partnersBlock, serviceBlocks } from '../queries'
import type { ShownRoute } from '../rules'
import { BecomeMember } from './become-member'
import { ExportGoals } from './export-goals'
import { MainSlider } from './main-slider'
import { PartnersBlock } from './partners-block'
import { ServiceTiles } from './service-tiles'

interface HomePageProps {
  locale: Locale
  /** The heading of the page: slides come and go. */
  name: string
  /** The question for a product in a market, in the first screen of a phone. */
  question: ReactNode
  /** The routes from the country to its partners, each with its figure. */
  routes: readonly ShownRoute<ReactNode>[]
  /** The button of a slide that opens the enquiry-type dialog. */
  dialogButton: (slide: Slide) => ReactNode
  news: ReactNode
  /** The action below the goals. */
  consultation: ReactNode
  questions: ReactNode
  offices: ReactNode
  sponsors: ReactNode
}

/**
 * The blocks of the home page in their order, each with the data of its one call (spec part 1
 * section 2.3).
 */
export async function HomePage(props: HomePageProps) {
  const { locale, name, question, routes, dialogButton, news, consultation, questions } = props
  const [slides, services, goals, membership, partners] = await Promise.all([
    homeSlides(),
    serviceBlocks(),
    goalsBlock(),
    membershipBlock(),
    partnersBlock(),
  ])
  return (
    <>
      <h1>
        <VisuallyHidden>{name}</VisuallyHidden>
      </h1>
      {question}
      <MainSlider locale={locale} slides={slides} routes={routes} dialogButton={dialogButton} />
      <ServiceTiles locale={locale} blocks={services} />
      {news}
      {goals && <ExportGoals locale={locale} goals={goals} action={consultation} />}
      {questions}
      {membership && <BecomeMember locale={locale} membership={membership} />}
      {props.offices}
      <PartnersBlock locale={locale} partners={partners} sponsors={props.sponsors} />
    </>
  )
}
