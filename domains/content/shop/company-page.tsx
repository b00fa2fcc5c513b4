import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Titled } from './titled.tsx'

/** Who we are. */
export function Component() {
  const t = usePhrases()
  return (
    <Titled
      title={t('실라주 이야기')}
      description={t('머무는 향을 만드는 집, 실라주를 소개해요.')}
      lead={t('실라주는 사람이 지나간 자리에 남는 향을 뜻해요.')}
    >
      <p>{t('향수와 캔들, 홈 프래그런스를 만들고, 직접 만드는 분들을 위한 재료와 책, 수업을 함께 준비해요.')}</p>
      <p className="mt-3">
        {t(
          '향마다 머무는 시간을 적어 두었어요. 금방 사라지는 향도, 다음 날까지 남는 향도 저마다 쓸 자리가 있으니까요.',
        )}
      </p>
      <div className="button-row mt-5">
        <Button href="/shop/best-seller">{t('베스트셀러 보기')}</Button>
        <Button href="/contents/store" kind="line">
          {t('매장 안내')}
        </Button>
      </div>
    </Titled>
  )
}
