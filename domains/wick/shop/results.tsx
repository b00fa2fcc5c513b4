import { Alert } from '@sillage/ui/alert.tsx'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Candidate, WickAdvice } from '../contract.ts'
import { waxNames } from '../words.ts'
import { TestKit } from './test-kit.tsx'
import type { Asked } from './use-setup.ts'

type Props = { advice: WickAdvice; asked: Asked }
const counted = { 1: '심지 한 가지를 추천해요', 2: '심지 두 가지를 추천해요', 3: '심지 세 가지를 추천해요' } as const

/** The few wicks to try, and the kit to try them with. */
export function Results({ advice, asked }: Props) {
  const t = usePhrases()
  const { wicks, count } = advice
  if (wicks.length === 0)
    return (
      <Empty title={t('맞는 심지가 없어요')}>
        {t('안지름이나 심지 종류를 바꿔 보세요. 아주 작거나 넓은 용기는 고객센터에 문의해 주세요.')}
      </Empty>
    )
  return (
    <section aria-labelledby="wick-results" aria-live="polite">
      <div className="wick-head">
        <h2 className="section-title" id="wick-results">
          {t(counted[Math.min(3, wicks.length) as 1 | 2 | 3] /* between one and three */)}
        </h2>
        <span className="small mute">
          {t(waxNames[asked.wax])}, {asked.diameter_mm} mm, {asked.load}%
        </span>
      </div>
      {count > 1 && <Alert>{t('이 용기에는 심지 {count}개가 필요해요. 간격을 고르게 띄워 주세요.', { count })}</Alert>}
      <ol className="wick-rows">
        {wicks.map((wick) => (
          <WickRow key={wick.variant_id} wick={wick} />
        ))}
      </ol>
      <TestKit advice={advice} />
    </section>
  )
}

const roleNames = {
  first: '먼저 테스트해 보세요',
  thicker: '가운데만 녹으면',
  thinner: '그을음이 나면',
  other: '다른 불꽃을 원하면',
} as const
const reasons = {
  first: '두 시간에 {pool} mm까지 녹아요. 용기를 그을리지 않고 가장 고르게 녹는 심지예요.',
  thicker: '한 단계 굵어요. 두 시간에 {pool} mm까지 녹아요. 향이나 첨가제가 많아 불꽃이 작아질 때 써요.',
  thinner: '한 단계 가늘어요. 두 시간에 {pool} mm까지 녹아요. 불꽃이 높거나 그을음이 보일 때 써요.',
  wood: '불꽃이 낮고 넓으며 타닥타닥 소리가 나요. 두 시간에 {pool} mm까지 녹아요. 심지를 자주 잘라 주세요.',
  cotton: '불꽃이 곧게 타올라요. 두 시간에 {pool} mm까지 녹아요.',
} as const

function WickRow({ wick }: { wick: Candidate }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { picture, role, kind, pool_mm, sold_out, photos } = wick
  const reason = reasons[role === 'other' ? kind : role]
  const name = [pick(wick, 'name'), pick(wick, 'option_name')].filter((part) => part !== '').join(' ')
  return (
    <li className="wick-row">
      <span className="wick-picture">{picture && <Picture {...picture} sizes="104px" alt="" />}</span>
      <div>
        <p>
          <Badge tone={role === 'first' ? 'accent' : 'idle'}>{t(roleNames[role])}</Badge>
        </p>
        <h3 className="wick-name">
          <Anchor href={`/shop/product/${wick.product_id}`}>{name}</Anchor>
        </h3>
        <p className="wick-reason">{t(reason, { pool: pool_mm })}</p>
        {sold_out && <p className="small mute">{t('지금은 품절이에요.')}</p>}
      </div>
      <Confidence wick={wick} />
      {photos.length > 0 && (
        <ul className="wick-photos" aria-label={t('{name} 태운 사진', { name })}>
          {photos.map((id, at) => (
            <li key={id}>
              <a href={`/api/v1/burn-photos/${id}`} target="_blank" rel="noreferrer">
                <img
                  src={`/api/v1/burn-photos/${id}`}
                  alt={t('태운 사진 {number}', { number: at + 1 })}
                  width={64}
                  height={64}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Confidence({ wick: { confidence, good, tested } }: { wick: Candidate }) {
  const t = usePhrases()
  const text = tested === 0 ? t('아직 태운 기록이 없어요') : t('{tested}번 중 {good}번 잘 탔어요', { tested, good })
  return (
    <div className="wick-sure">
      <ProgressBar label={t('신뢰도')} value={confidence} text={`${confidence}%`} shown />
      <p className="tiny mute num">{text}</p>
    </div>
  )
}
