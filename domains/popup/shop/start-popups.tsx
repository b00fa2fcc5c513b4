import { limits } from '@sillage/kit/limits.ts'
import { CardDeck, type DeckSlide, preloadCardDeck } from '@sillage/ui/card-deck.tsx'
import { type LocalizedField, useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { type Locale, usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { recordClick } from '../../insight/shop/count-clicks.ts'
import { useShop } from '../../shop.ts'
import type { Popup } from '../contract.ts'
import { createReadPopups } from './read-popups.ts'
import { isRead, markRead, popupsFor } from './reading.ts'

const stored = createReadPopups(() => localStorage)
const readPopups = {
  queryKey: ['local', 'read_popups'],
  queryFn: stored.read,
  staleTime: Number.POSITIVE_INFINITY,
}

/** Has the visitor begun to do something here? News that comes then would be in the way. public/assets/early.js notes it. */
const hasActed = () => 'acted' in document.documentElement.dataset || window.scrollY > 0 || isFramed()

/** The console shows pages in frames, to look at a draft: news would lie over it. */
const isFramed = () => window.parent !== window

/** The shop's news over the first page of a visit, where there is any that was not read yet. */
export function StartPopups() {
  const { t } = usePhrasebook()
  const { api, cache } = useShop()
  const { popups, slides, read } = useUnread()
  const [open, setOpen] = useState(false)
  const openUnlessActing = useEffectEvent(() => setOpen(!hasActed()))
  useEffect(() => {
    if (slides.length > 0) void preloadCardDeck(slides).then(() => openUnlessActing())
  }, [slides])

  function close() {
    const records = markRead(read, popups, new Date())
    stored.save(records)
    cache.setQueryData(readPopups.queryKey, records)
    setOpen(false)
  }

  return (
    <CardDeck
      open={open}
      slides={slides}
      onClose={close}
      onClickSlide={({ id, image }) => {
        recordClick(api, { click_type: 'popups', click_id: id, click_name: image.alt })
        close()
      }}
      labels={{ title: t('새 소식'), next: t('다음 소식 보기'), today: t('오늘 하루 보지 않기'), close: t('닫기') }}
    />
  )
}

const none: { popups: Popup[]; slides: DeckSlide[] } = { popups: [], slides: [] }

/** The news for this screen, where some of it was not read yet. */
function useUnread() {
  const { locale } = usePhrasebook()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data: page } = useQuery(queries.popup.list({ query: { active: '1', page: 1 } }))
  const { data: read } = useQuery(readPopups)
  // Decided once, when the news is there, which is never on a server: turning the phone or the day opens nothing again.
  const [decided, setDecided] = useState<typeof none | null>(null)
  if (!decided && page && read) {
    const popups = popupsFor(page.data, { desktop: window.innerWidth > limits.screen.desktopAbovePx })
    const isUnread = popups.some((popup) => !isRead(popup, read, new Date()))
    setDecided(isUnread ? { popups, slides: popups.map((popup) => slideOf(popup, locale, pick)) } : none)
  }
  return { ...(decided ?? none), read: read ?? [] }
}

function slideOf(popup: Popup, locale: Locale, pick: LocalizedField): DeckSlide {
  const { src, widths, width } = (locale === 'en' && popup.thumbnail_en) || popup.thumbnail_ko
  const href = (locale === 'en' && popup.link_en) || popup.link
  const largest = Math.max(width, ...widths)
  return {
    id: popup.id,
    image: { src: src.replace('{width}', String(largest)), alt: pick(popup, 'title') },
    ...(href && { href }),
  }
}
