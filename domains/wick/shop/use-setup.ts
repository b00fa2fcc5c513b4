import { useDebouncedValue } from '@sillage/web-kit/use-debounced-value.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { Setup } from '../model.ts'
import { additiveKinds, type WickKind, waxKinds, wickKinds, wickLimits } from '../words.ts'

export type Asked = Setup & { kind: WickKind | 'all' }
const pauseMs = 250

const within = (text: string | null, { min, max }: { min: number; max: number }, usual: number) =>
  text !== null && /^\d{1,3}$/.test(text) ? Math.min(max, Math.max(min, Number(text))) : usual

/** What is asked: at first what the address says, as a formula's link does. */
export function useSetup() {
  const [query] = useSearchParams()
  const [asked, setAsked] = useState<Asked>(() => ({
    diameter_mm: within(query.get('diameter_mm'), wickLimits.diameter_mm, 72),
    load: within(query.get('load'), wickLimits.load, 8),
    wax: waxKinds.find((wax) => wax === query.get('wax')) ?? 'soy',
    additive: additiveKinds.find((additive) => additive === query.get('additive')) ?? 'none',
    kind: wickKinds.find((kind) => kind === query.get('kind')) ?? 'all',
  }))
  return { asked, change: (part: Partial<Asked>) => setAsked({ ...asked, ...part }) }
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
