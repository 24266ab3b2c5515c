import { inLocale } from '@/lib/bilingual/in-locale'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { NamedTopic } from '../contract'

type Labelled = Omit<NamedTopic, 'path'>

type Translate = ReturnType<typeof useTranslations<'follows'>>

/** What a topic is called: its kind with its name, or all of its kind. */
export function topicLabel(t: Translate, topic: Labelled, locale: Locale): string {
  const { kind, target } = topic
  const name = isolated(inLocale(topic, 'name', locale), locale)
  if (name === '' && (kind === 'event' || kind === 'requests' || kind === 'barriers')) {
    return t(`all.${kind}`)
  }
  return t(`kinds.${kind}`, { name, code: isolated(target, locale) })
}

/** Names topics in a component. */
export function useTopicLabel(locale: Locale): (topic: Labelled) => string {
  const t = useTranslations('follows')
  return (topic) => topicLabel(t, topic, locale)
}
