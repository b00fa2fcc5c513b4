export type Slots = Record<string, string | number>

/** Fills `{name}` into a phrase. An unknown slot stays as it is written: a wrong name shows itself at once. */
export const fillSlots = (phrase: string, slots: Slots) =>
  phrase.replace(/\{(\w+)\}/g, (slot, name) => (Object.hasOwn(slots, name) ? String(slots[name]) : slot))
