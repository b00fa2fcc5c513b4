import { leadConsonants } from '@sillage/kit/hangul.ts'
import type { ProductCard } from '../../catalog/contract.ts'

const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '')
const isLeads = (text: string) => /^[ㄱ-ㅎ]+$/.test(text)

/** Whether a product is meant by what was typed: part of a name in either language, or its first letters (ㅁㅎㄱ). */
export function isMeant({ name, name_en, type_label, type_label_en }: ProductCard, keyword: string) {
  const typed = plain(keyword)
  const texts = [name, name_en, type_label, type_label_en].map(plain)
  return texts.some((text) => (isLeads(typed) ? leadConsonants(text) : text).includes(typed))
}
