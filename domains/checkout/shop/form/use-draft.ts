import { homeCountry } from '@sillage/web-kit/countries.ts'
import { useEffect, useRef, useState } from 'react'
import type { Account, Address } from '../../../member/account-contract.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { draftStore } from './draft-store.ts'

/** What is known of the buyer before they type anything. */
export type Known = { account: Account | null; addresses: readonly Address[]; abroad: boolean }

export type Change = (part: Partial<Draft>) => void

/** The form's contents: what was left here, or what is known of the buyer. A reload finds them again. */
export function useDraft(known: Known) {
  const [draft, setDraft] = useState(() => firstDraft(known))
  const touched = useRef(false)
  useEffect(() => {
    if (touched.current) draftStore.write(draft)
  }, [draft])
  return {
    draft,
    change(part: Partial<Draft>) {
      touched.current = true
      setDraft((before) => ({ ...before, ...part }))
    },
    /** The order is made: the next one begins with what is known. */
    forget() {
      touched.current = false
      draftStore.forget()
      setDraft(freshDraft(known, known.account?.mb_id ?? ''))
    },
  }
}

function firstDraft(known: Known): Draft {
  const owner = known.account?.mb_id ?? ''
  const fresh = freshDraft(known, owner)
  const kept = draftStore.read(owner)
  if (!kept || kept.owner === owner) return kept ?? fresh
  // A guest who has signed in: their words stay, and what they left empty is filled in.
  const hasPlace = kept.place.addr1 !== ''
  const { place, receiver, same_as_buyer, address_id, delivery, country } = hasPlace ? kept : fresh
  return {
    ...kept,
    owner,
    place,
    receiver,
    same_as_buyer,
    address_id,
    delivery,
    country,
    buyer: kept.buyer.name || kept.buyer.email ? kept.buyer : fresh.buyer,
  }
}

function freshDraft({ account, addresses, abroad }: Known, owner: string): Draft {
  const draft = { ...emptyDraft, owner, ...(abroad && { delivery: 'ems' }) }
  if (!account) return draft
  const { mb_name: name, mb_hp: hp, mb_email: email } = account
  const usual = addresses.find(({ is_default }) => is_default) ?? addresses[0]
  const own = {
    zip: account.mb_zip,
    addr1: account.mb_addr1,
    addr2: account.mb_addr2,
    city: account.mb_city,
    state: account.mb_state,
  }
  const where = usual ? addressed(usual) : { place: own, ...wayTo(account.country) }
  return { ...draft, buyer: { name, hp, email }, ...where }
}

const wayTo = (country: string) => (country === homeCountry ? { delivery: 'parcel' } : { delivery: 'ems', country })

/** An address of the book, taken over as it is: it may be changed there later, and the order stays. */
export const addressed = ({ id, receiver, hp, zip, addr1, addr2, city, state, country }: Address) => ({
  address_id: id,
  same_as_buyer: false,
  receiver: { name: receiver, hp },
  place: { zip, addr1, addr2, city, state },
  ...wayTo(country),
})
