import { usePhrases } from '@sillage/web-kit/phrases.ts'

type Values = Record<string, unknown> | null

/** The fields that differ: the old value struck, the new one beside it. */
export function Changes({ before, after }: { before: Values; after: Values }) {
  const t = usePhrases()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = names.filter((name) => textOf(before?.[name]) !== textOf(after?.[name]))
  return (
    <span className="changes">
      {changed.map((name) => (
        <span key={name}>
          <span className="mute">{t(fieldNames[name] ?? name)}</span> {before && <s>{textOf(before[name])}</s>}{' '}
          {after && textOf(after[name])}
        </span>
      ))}
    </span>
  )
}

/** Fields of many kinds of things; the others are shown under the name they have in the data. */
const fieldNames: Partial<Record<string, string>> = {
  state: '상태',
  note: '메모',
  memo: '메모',
  reason: '이유',
  answer: '답',
  amount: '금액',
  balance: '잔액',
  grade: '등급',
  name: '이름',
  title: '제목',
  permissions: '권한',
  format: '파일 형식',
  query: '조건',
  price_krw: '가격 (원)',
  price_usd: '가격 ($)',
  sale_price_krw: '세일 가격 (원)',
  sale_price_usd: '세일 가격 ($)',
  visible: '보이기',
  active: '켜짐',
  on_hand: '재고',
  version: '버전',
  ip: 'IP',
}

function textOf(value: unknown) {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
