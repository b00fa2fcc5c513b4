import { type Address, addresses } from './addresses.ts'

/** The addresses in which every word of the question occurs: road, lot, building, postcode, in Korean or English. */
export function searchAddresses(question: string): Address[] {
  const words = plain(question).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return addresses.filter((address) => {
    const text = textOf(address)
    return words.every((word) => (/^\d+$/.test(word) ? hasNumber(text, word) : text.includes(word)))
  })
}

const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(',', ' ').replace(/\s+/g, ' ').trim()

const textOf = ({ zonecode, roadAddress, roadAddressEnglish, jibunAddress, jibunAddressEnglish, ...rest }: Address) =>
  plain([zonecode, roadAddress, jibunAddress, roadAddressEnglish, jibunAddressEnglish, rest.buildingName].join(' '))

/** 15 finds number 15 and lot 15-2, but not number 152. */
const hasNumber = (text: string, number: string) => text.split(/[ -]/).includes(number)
