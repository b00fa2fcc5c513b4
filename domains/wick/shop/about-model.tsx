import { Disclosure } from '@sillage/ui/disclosure.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { WickAdvice } from '../contract.ts'
import { wickModel } from '../model.ts'

/** Where the numbers are from. They are the model's own constants: text and sum cannot differ. */
export function AboutModel({ data }: { data: WickAdvice['data'] | undefined }) {
  const t = usePhrases()
  const { usual_load, mm_per_percent, additive_mm, aim, good, weight, trust, near } = wickModel
  const percent = (share: number) => Math.round(share * 100)
  return (
    <Disclosure summary={t('어떻게 계산하나요')} id="wick-model">
      <div className="wick-model small soft">
        <p>
          {t('심지마다 왁스별로 두 시간 동안 녹는 지름을 쟀어요. 심지 하나, 향료 {load}%, 첨가제 없는 조건이에요.', {
            load: usual_load,
          })}
        </p>
        <p>
          {t(
            '향료가 1% 늘면 {mm} mm, 바이바를 넣으면 {vybar} mm, 스테아린을 넣으면 {stearin} mm 덜 녹는 것으로 계산해요.',
            {
              mm: mm_per_percent,
              vybar: additive_mm.vybar,
              stearin: additive_mm.stearin,
            },
          )}
        </p>
        <p>
          {t(
            '두 시간 뒤 안지름의 {aim}%까지 녹는 심지를 먼저 추천해요. {from}~{to}%가 녹고 불꽃이 안정적이며 그을음이 없으면 잘 탄 것으로 봐요.',
            { aim: percent(aim), from: percent(good.from), to: percent(good.to) },
          )}
        </p>
        <p>
          {t(
            '신뢰도는 실라주의 자료를 테스트 {weight}번, 최대 {trust}%로 반영하고, 같은 왁스에서 안지름 ±{mm} mm, 향 ±{load}% 이내의 기록을 더해 계산해요. 같은 분의 기록은 심지마다 가장 최근 것 하나만 반영해요.',
            { weight, trust: percent(trust), mm: near.mm, load: near.load },
          )}
        </p>
        {data && (
          <p>
            {t('이 왁스의 심지 {wicks}가지와 비슷한 조건의 기록 {burns}개로 계산했어요.', {
              wicks: data.wicks,
              burns: data.burns,
            })}
          </p>
        )}
        <p>{t('예상 결과예요. 판매하기 전에 꼭 끝까지 태워 보세요.')}</p>
      </div>
    </Disclosure>
  )
}
