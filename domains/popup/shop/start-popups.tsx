import { limits } from '@sillage/kit/limits.ts'
import { type DeckSlide, PopupDeck } from '@sillage/ui/popup-deck.tsx'
import { type Locale, usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { type PickText, usePick } from '@sillage/web-kit/pick.ts'
import { createPreferences, readPopupsKey } from '@sillage/web-kit/preferences.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tellClick } from '../../insight/shop/counted.ts'
import { useShop } from '../../shop.ts'
import type { Popup } from '../contract.ts'
import { isRead, markRead, popupsFor } from './reading.ts'

const preferences = createPreferences(() => localStorage)
const readPopups = {
  queryKey: readPopupsKey,
  queryFn: () => preferences.readPopups(),
  staleTime: Number.POSITIVE_INFINITY,
}

/** The shop's news over the first page of a visit, where there is any that was not read yet. */
export function StartPopups() {
  const { locale, t } = usePhrasebook()
  const pick = usePick()
  const { api, queries, cache } = useShop()
  const { data: page } = useQuery(queries.popup.list({ query: { active: '1', page: 1 } }))
  const { data: read } = useQuery(readPopups)
  // Decided once, when the news is there, which is never on a server: turning the phone or the day opens nothing again.
  const [decided, setDecided] = useState<{ popups: Popup[]; open: boolean } | null>(null)
  if (!decided && page && read) {
    const popups = popupsFor(page.data, { desktop: window.innerWidth > limits.screen.desktopAbovePx })
    setDecided({ popups, open: popups.some((popup) => !isRead(popup, read, new Date())) })
  }
  if (!decided) return null
  const { popups, open } = decided

  function close() {
    const records = markRead(read ?? [], popups, new Date())
    preferences.saveReadPopups(records)
    cache.setQueryData(readPopupsKey, records)
    setDecided({ popups, open: false })
  }

  return (
    <PopupDeck
      open={open}
      slides={popups.map((popup) => slideOf(popup, locale, pick))}
      onClose={close}
      onClickSlide={({ id, image }) => {
        tellClick(api, { click_type: 'popups', click_id: id, click_name: image.alt })
        close()
      }}
      labels={{ title: t('새 소식'), next: t('다음 소식 보기'), today: t('오늘은 그만'), close: t('닫기') }}
    />
  )
}

function slideOf(popup: Popup, locale: Locale, pick: PickText): DeckSlide {
  const { src, widths, width } = (locale === 'en' && popup.thumbnail_en) || popup.thumbnail_ko
  const href = (locale === 'en' && popup.link_en) || popup.link
  const largest = Math.max(width, ...widths)
  return {
    id: popup.id,
    image: { src: src.replace('{width}', String(largest)), alt: pick(popup, 'title') },
    ...(href && { href }),
  }
}
