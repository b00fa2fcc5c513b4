import { type InboxKind, inboxKinds } from '../inbox-words.ts'

/** Which case an address means: `product-12`. */
export function refOf(text: string | undefined): { kind: InboxKind; id: number } | undefined {
  const [name, id] = text?.split('-') ?? []
  const kind = inboxKinds.find((each) => each === name)
  return kind && /^\d{1,9}$/.test(id ?? '') ? { kind, id: Number(id) } : undefined
}

export const textOf = ({ kind, id }: { kind: InboxKind; id: number }) => `${kind}-${id}`
