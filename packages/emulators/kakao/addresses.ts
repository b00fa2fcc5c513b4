import type { Person } from './people.ts'

const receiverOf = ({ name, nickname, phone }: Person) => ({
  receiver_name: name ?? nickname,
  receiver_phone_number1: phone ?? '010-0000-0000',
  receiver_phone_number2: '',
})

/** The addresses someone has at the provider before they write any. */
const firstAddresses = (person: Person) => {
  const { id } = person
  const receiver = receiverOf(person)
  return [
    {
      id: id * 10 + 1,
      name: '집',
      is_default: true,
      updated_at: 1_767_225_600,
      type: 'NEW' as const,
      base_address: '서울 성동구 연무장길 12',
      detail_address: '301호',
      ...receiver,
      zone_number: '04782',
      zip_code: '133-120',
    },
    {
      id: id * 10 + 2,
      name: '회사',
      is_default: false,
      updated_at: 1_767_312_000,
      type: 'NEW' as const,
      base_address: '서울 중구 세종대로 110',
      detail_address: '',
      ...receiver,
      zone_number: '04524',
      zip_code: '100-744',
    },
  ]
}
type Address = ReturnType<typeof firstAddresses>[number]

/** What people keep at the provider: their first addresses, and what they wrote and changed in its windows. */
export function createAddressBook() {
  const kept = new Map<number, Address[]>()
  const now = () => Math.floor(Date.now() / 1000)
  const listOf = (person: Person) => kept.get(person.id) ?? firstAddresses(person)
  return {
    listOf,
    /** Gives the id of the new one. */
    write(person: Person, base_address: string) {
      const all = listOf(person)
      const id = Math.max(...all.map((address) => address.id)) + 1
      const said = { id, name: '새 배송지', is_default: false, updated_at: now(), type: 'NEW' as const }
      const where = { base_address, detail_address: '', zone_number: '', zip_code: '' }
      kept.set(person.id, [...all, { ...said, ...where, ...receiverOf(person) }])
      return id
    },
    change(person: Person, id: number, base_address: string) {
      const changed = (address: Address) => ({ ...address, base_address, updated_at: now() })
      kept.set(
        person.id,
        listOf(person).map((address) => (address.id === id ? changed(address) : address)),
      )
    },
    clear: () => kept.clear(),
  }
}
