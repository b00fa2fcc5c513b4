import { Badge } from '@sillage/ui/badge.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { percentText } from '../amounts.ts'
import { type Verdict as Word, wholePercent } from '../words.ts'

const words = {
  green: { tone: 'done', name: '한도 안' },
  amber: { tone: 'accent', name: '성분 확인 필요' },
  red: { tone: 'danger', name: '한도 넘음' },
} as const satisfies Record<Word, { tone: string; name: string }>

type Judged = {
  verdict: Word
  limit: number | null
  source: string
  share: number
  together: number
  substance: { name: string; name_en: string } | null
  material?: { composition: readonly unknown[] | null } | null
}

/** Whether so much of a material is allowed, in a word, and who says so. */
export function Verdict({ line }: { line: Judged }) {
  const t = usePhrases()
  const reason = useReason()
  const { verdict, share, together } = line
  const { tone, name } = words[verdict]
  return (
    <span className="formula-verdict">
      <Badge tone={tone}>{t(name)}</Badge>
      <small>
        {reason(line)}
        {together > share && ` ${t('같은 재료를 합치면 {share}예요.', { share: percentText(together) })}`}
      </small>
    </span>
  )
}

function useReason() {
  const t = usePhrases()
  const pick = useLocalizedField()
  // As much as one likes is no limit: its source says so.
  const knownLimit = (limit: number, source: string) =>
    limit === wholePercent ? source : t('한도 {limit} · {source}', { limit: percentText(limit), source })
  return ({ verdict, limit, source, substance, material }: Judged) => {
    const known = limit === null ? '' : knownLimit(limit, t(source))
    if (substance) return `${pick(substance, 'name')} · ${known}`
    if (verdict === 'amber' && limit !== null) return `${t('조성 정보가 아직 없어요.')} ${known}`
    if (limit !== null) return known
    if (verdict === 'green' && material?.composition) return t('한도가 정해진 성분이 없어요.')
    return t('이 제품의 사용 한도 정보가 없어요.')
  }
}

const sentences = {
  green: '모든 재료가 한도 안이에요.',
  amber: '한도를 알 수 없는 재료가 있어요. 판매처에 성분 자료를 문의해 주세요.',
  red: '한도를 넘은 재료가 있어요. 양을 줄여 주세요.',
} as const satisfies Record<Word, string>

/** The worst of all lines, in a sentence. */
export const useVerdictText = () => {
  const t = usePhrases()
  return (verdict: Word) => t(sentences[verdict])
}

export const verdictTones = { green: 'success', amber: 'accent', red: 'danger' } as const satisfies Record<Word, string>
