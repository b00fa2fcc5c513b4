import { useState } from 'react'
import { type MyCompany, useMyCompany } from '../../application/shop/use-my-company.ts'
import type { BuyerField } from '../words.ts'
import { type Draft, withBuyer } from './draft.ts'

/** Whom the quotation is for: what was typed, or until anything is, the company the shop knows. That is not stored here. */
export function useBuyer(draft: Draft, change: (update: (draft: Draft) => Draft) => void) {
  const known = useMyCompany()
  const [typed, setTyped] = useState(false)
  const filled = (now: Draft) => (known && !typed ? withKnown(now, known) : now)
  return {
    buyer: filled(draft).buyer,
    setField(field: BuyerField, text: string) {
      setTyped(true)
      change((now) => withBuyer(filled(now), field, text))
    },
  }
}

/** Someone who wrote down a recipient means that one. */
export function withKnown(draft: Draft, { company, name, hp, email }: MyCompany): Draft {
  const { memo, ...who } = draft.buyer
  const isBlank = Object.values(who).every((text) => text === '')
  return isBlank ? { ...draft, buyer: { company, name, hp, email, memo } } : draft
}
