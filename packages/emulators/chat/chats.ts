import { randomUUID } from 'node:crypto'

export type Message = { by: 'visitor' | 'shop'; text: string; at: Date }
/** Someone who opened the chat, with what the shop's page said of them. */
export type Person = {
  id: string
  memberId: string | undefined
  name: string
  mobileNumber: string
  messages: Message[]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 1000) : '')

/** Everyone who chatted since the emulator was started. */
export function createChats() {
  const people = new Map<string, Person>()

  return {
    people,
    /** The same member is the same person on every device; someone unknown is one as long as the browser says so. */
    meet(fields: Record<string, unknown>): Person {
      const memberId = textOf(fields.memberId) || undefined
      const profile = typeof fields.profile === 'object' && fields.profile !== null ? { ...fields.profile } : {}
      const known = [...people.values()].find((person) =>
        memberId ? person.memberId === memberId : !person.memberId && person.id === fields.unknown,
      )
      const person = known ?? { id: randomUUID(), memberId, name: '', mobileNumber: '', messages: [] }
      Object.assign(person, {
        name: textOf('name' in profile && profile.name) || person.name,
        mobileNumber: textOf('mobileNumber' in profile && profile.mobileNumber) || person.mobileNumber,
      })
      people.set(person.id, person)
      return person
    },
    /** What was taken down of it; nothing where there was nothing. */
    say(person: Person, by: Message['by'], said: unknown) {
      const text = textOf(said)
      if (text) person.messages.push({ by, text, at: new Date() })
      return text
    },
  }
}
