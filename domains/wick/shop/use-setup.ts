import { useDebouncedValue } from '@sillage/web-kit/use-debounced-value.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { Setup } from '../model.ts'
import { additiveKinds, type WickKind, waxKinds, wickKinds, wickLimits } from '../words.ts'

export type Asked = Setup & { kind: WickKind | 'all' }
const pauseMs = 250

const within = (text: string | null, { min, max }: { min: number; max: number }, usual: number) =>
  text !== null && /^\d{1,3}$/.test(text) ? Math.min(max, Math.max(min, Number(text))) : usual

const askedIn = (query: URLSearchParams): Asked => ({
  diameter_mm: within(query.get('diameter_mm'), wickLimits.diameter_mm, 72),
  load: within(query.get('load'), wickLimits.load, 8),
  wax: waxKinds.find((wax) => wax === query.get('wax')) ?? 'soy',
  additive: additiveKinds.find((additive) => additive === query.get('additive')) ?? 'none',
  kind: wickKinds.find((kind) => kind === query.get('kind')) ?? 'all',
})

const addressOf = ({ diameter_mm, load, kind, ...rest }: Asked) =>
  new URLSearchParams({
    ...rest,
    diameter_mm: String(diameter_mm),
    load: String(load),
    ...(kind !== 'all' && { kind }),
  })

/** What is asked is kept in the address, so that it can be shared; while a slider moves, it is ahead of the address. */
export function useSetup() {
  const [query, setQuery] = useSearchParams()
  const address = query.toString()
  const [draft, setDraft] = useState<{ address: string; asked: Asked } | null>(null)
  const isAhead = draft?.address === address
  useEffect(() => {
    if (!draft || !isAhead) return
    // Browsers refuse an address that changes with every step of a slider.
    const timer = setTimeout(
      () => setQuery(addressOf(draft.asked), { replace: true, preventScrollReset: true }),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [draft, isAhead, setQuery])
  const asked = draft && isAhead ? draft.asked : askedIn(query)
  return { asked, change: (part: Partial<Asked>) => setDraft({ address, asked: { ...asked, ...part } }) }
}

/** The advice for it, once the sliders rest; until the next answer the last one stays. */
export function useAdvice({ kind, ...asked }: Asked) {
  const { queries } = useShop()
  const setup = {
    ...asked,
    diameter_mm: useDebouncedValue(asked.diameter_mm, pauseMs),
    load: useDebouncedValue(asked.load, pauseMs),
  }
  const query = kind === 'all' ? setup : { ...setup, kind }
  return useQuery({ ...queries.wick.advice({ query }), staleTime: 0, placeholderData: keepPreviousData })
}
