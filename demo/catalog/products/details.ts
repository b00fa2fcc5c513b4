import { classRefundText } from '@sillage/domains/setting/class-refunds.ts'
import type { SeedDetail } from '../product-shape.ts'
import type { Both } from './parts.ts'

export const row = ([label, label_en]: Both, [value, value_en]: Both): SeedDetail => ({
  label,
  label_en,
  value,
  value_en,
})
export const same = (text: string): Both => [text, text]

const amountRow = (amount: Both) => row(['내용량', 'Contents'], amount)
export const madeIn = row(['제조국', 'Made in'], ['대한민국', 'Republic of Korea'])
export const maker = row(['제조자', 'Maker'], ['주식회사 실라주', 'Sillage Co., Ltd.'])
export const careLine = row(['소비자 상담', 'Customer care'], same('1800-8914'))
export const careRow = (care: Both) => row(['주의 사항', 'Caution'], care)
export const reportRow = (number: string) => row(['안전기준 적합확인 번호', 'Safety report no.'], same(number))
export const useByRow = (useBy: Both) => row(['사용 기한', 'Best before'], useBy)

/** What the law asks to be said of a candle. */
export function candleDetails(of: { amount: Both; wax: Both; report: string; care?: Both }): SeedDetail[] {
  return [
    amountRow(of.amount),
    row(['원료', 'Materials'], of.wax),
    useByRow(['제조일부터 24개월', '24 months from pouring']),
    madeIn,
    maker,
    reportRow(of.report),
    careRow(
      of.care ?? [
        '한 번에 네 시간 넘게 켜 두지 마세요. 심지는 5 mm로 잘라 주세요.',
        'Burn for no more than four hours at a time. Trim the wick to 5 mm.',
      ],
    ),
    careLine,
  ]
}

/** Perfume is a cosmetic: other fields than for a candle. */
export function perfumeDetails(of: { amount: Both; ingredients: Both }): SeedDetail[] {
  return [
    amountRow(of.amount),
    row(['전성분', 'Ingredients'], of.ingredients),
    useByRow(['제조일부터 36개월, 개봉 뒤 12개월', '36 months from making, 12 months once opened']),
    madeIn,
    row(['화장품 책임판매업자', 'Responsible seller'], ['주식회사 실라주', 'Sillage Co., Ltd.']),
    careRow([
      '상처가 있는 곳에는 쓰지 마세요. 붉어지거나 가려우면 바로 멈춰 주세요.',
      'Keep off broken skin. Stop at once if it reddens or itches.',
    ]),
    careLine,
  ]
}

/** Diffusers, sprays and sachets, which scent a room without a flame. */
export function airDetails(of: { amount: Both; materials: Both; report: string; care: Both }): SeedDetail[] {
  return [
    amountRow(of.amount),
    row(['원료', 'Materials'], of.materials),
    useByRow(['제조일부터 24개월', '24 months from making']),
    madeIn,
    maker,
    reportRow(of.report),
    careRow(of.care),
    careLine,
  ]
}

/** Waxes, oils, vessels and tools for those who make their own. */
export function materialDetails(of: {
  amount: Both
  materials: Both
  origin?: Both
  maker?: Both
  report?: string
  useBy?: Both
  care: Both
}): SeedDetail[] {
  return [
    amountRow(of.amount),
    row(['재질·원료', 'Materials'], of.materials),
    ...(of.useBy ? [useByRow(of.useBy)] : []),
    of.origin ? row(['제조국', 'Made in'], of.origin) : madeIn,
    of.maker ? row(['제조자', 'Maker'], of.maker) : maker,
    ...(of.report ? [reportRow(of.report)] : []),
    careRow(of.care),
    careLine,
  ]
}

export function kitDetails(of: { makes: Both; contents: Both; report: string; care: Both }): SeedDetail[] {
  return [
    row(['완성 분량', 'Makes'], of.makes),
    row(['구성', 'In the box'], of.contents),
    useByRow(['제조일부터 18개월', '18 months from packing']),
    madeIn,
    maker,
    reportRow(of.report),
    careRow(of.care),
    careLine,
  ]
}

export function bookDetails(of: {
  author: Both
  size: string
  pages: number
  published: Both
  contents: Both
}): SeedDetail[] {
  return [
    row(['지은이', 'Author'], of.author),
    row(['펴낸 곳', 'Publisher'], ['실라주 북스', 'Sillage Books']),
    row(['크기', 'Size'], same(of.size)),
    row(['쪽수', 'Pages'], [`${of.pages}쪽`, `${of.pages}`]),
    row(['펴낸 날', 'Published'], of.published),
    row(['차례', 'Contents'], of.contents),
  ]
}

export function classDetails(of: {
  length: Both
  place: Both
  teacher: Both
  materials: Both
  seats: number
}): SeedDetail[] {
  return [
    row(['기간', 'Length'], of.length),
    row(['장소', 'Where'], of.place),
    row(['강사', 'Teacher'], of.teacher),
    row(['정원', 'Seats'], [`${of.seats}명`, `${of.seats}`]),
    row(['재료', 'Materials'], of.materials),
    row(['환불 기준', 'Refunds'], [classRefundText.text, classRefundText.text_en]),
    careLine,
  ]
}

export function serviceDetails(of: { includes: Both; time: Both; care: Both }): SeedDetail[] {
  return [
    row(['포함', 'Includes'], of.includes),
    row(['걸리는 시간', 'Takes'], of.time),
    row(['제공 사업자', 'Provided by'], ['주식회사 실라주', 'Sillage Co., Ltd.']),
    row(
      ['취소 기준', 'Cancellation'],
      [
        '작업을 시작하기 전까지 취소할 수 있어요. 그 뒤에는 되돌려 드리기 어려워요.',
        'Any time before work begins. Made for one person, it cannot be returned afterwards.',
      ],
    ),
    careRow(of.care),
    careLine,
  ]
}
