import { useStoredDraft } from '@sillage/web-kit/use-stored-draft.ts'
import { createContext, use } from 'react'

const OwnerContext = createContext('')

/** Who types here. Staff share a computer: what one has typed waits for them, and is not another's to read or send. */
export const DraftOwner = OwnerContext.Provider

/** The name under which this person's draft is stored in the browser. */
export const useDraftKey = (key: string) => `${use(OwnerContext)}:${key}`

/** Texts that wait in this browser until the person who typed them sends them. */
export const useOwnDraft = <Draft extends Record<string, string>>(key: string, empty: Draft) =>
  useStoredDraft(`console:${useDraftKey(key)}`, empty)
