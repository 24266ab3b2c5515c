import type { IconName } from '@/components/icon/names'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { Tile } from '@/components/tile/tile'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { enquiryOptions, optionAddress, type EnquiryCode } from '../rules'
import styles from './enquiry-tiles.module.css'

/** The desks that answer enquiries, each with the page of its form; the last one is on this page. */
const choices = [
  { code: 2, icon: 'chart' },
  { code: 3, icon: 'handshake' },
  { code: 5, icon: 'flag' },
  { code: 1, icon: 'building' },
  { code: 6, icon: 'briefcase' },
  { code: 99, icon: 'mail' },
] as const satisfies readonly { code: EnquiryCode; icon: IconName }[]

interface EnquiryTilesProps {
  locale: Locale
  /** The address of a page by its id, in the language, without prefix. */
  addressOf: (pageId: number) => string
}

/** Which desk answers what, so that an enquiry is sent to the right one. */
export function EnquiryTiles({ locale, addressOf }: EnquiryTilesProps) {
  const t = useTranslations('enquiryTypes')
  return (
    <nav className={styles.tiles} aria-labelledby="desks" data-no-print>
      <Text id="desks" as="h2" tone="title" step={1}>
        {t('desks')}
      </Text>
      <Stack as="ul" gap={2} className={styles.list}>
        {choices.map(({ code, icon }) => {
          const option = enquiryOptions.find((one) => one.code === code)
          const address = option ? optionAddress(option, addressOf) : null
          const isHere = code === 99
          return (
            <Tile
              key={code}
              icon={icon}
              link={(className) => (
                <Link
                  href={isHere ? '#other-enquiries' : localePath(locale, address ?? '')}
                  look="bare"
                  {...(className && { className })}
                >
                  {t(`options.${code}.label`)}
                </Link>
              )}
            >
              {t(`options.${code}.help`)}
            </Tile>
          )
        })}
      </Stack>
    </nav>
  )
}
