import { shareWithTranslation } from '@/lib/i18n/browser-translation'

// Next runs this file before React takes over the page.
shareWithTranslation()
