import { Button } from '@sillage/admin-kit/button.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { Progress } from '@sillage/admin-kit/progress.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import type { Currency } from '@sillage/kit/money.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useShop } from '../../shop.ts'
import { type MoveSource, moveLimits, moveSources } from '../words.ts'
import { FileDrop } from './file-drop.tsx'
import { sourceNames } from './move-words.ts'

const hints = {
  youngcart: 'mysqldump나 phpMyAdmin으로 내보낸 전체 덤프 (.sql, .sql.gz)',
  shopify: '상품, 고객, 주문 내보내기 CSV 세 가지까지',
} as const
const accepts = { youngcart: '.sql,.gz,.txt', shopify: '.csv' } as const

/** Which shop it is, its files, and what a dollar is worth; the dry run begins with the upload. */
export function StartForm() {
  const t = usePhrases()
  const { api } = useShop()
  const navigate = useNavigate()
  const [source, setSource] = useState<MoveSource>('youngcart')
  const [files, setFiles] = useState<File[]>([])
  const [pictures, setPictures] = useState<File[]>([])
  const [currency, setCurrency] = useState<Currency>('krw')
  const [rate, setRate] = useState(String(moveLimits.krwPerUsd))
  const [share, setShare] = useState(0)
  const { run, pending, errors } = useAction(
    () =>
      api.staffMoves.start({
        body: { source, currency, krw_per_usd: Number(rate), files, pictures },
        progress: setShare,
      }),
    { after: ({ id }) => navigate(`/moving/${id}`) },
  )
  return (
    <Part title={t('새로 옮기기')} fact={t('먼저 미리 실행하고, 적용하기 전에는 아무것도 바뀌지 않아요')}>
      <div className="stack stack-wide">
        <SourceChoice
          value={source}
          onChange={(chosen) => {
            setSource(chosen)
            setFiles([])
          }}
        />
        <FileDrop
          label={t('데이터 파일')}
          hint={t(hints[source])}
          accept={accepts[source]}
          many
          files={files}
          onChange={setFiles}
          errors={errors.files}
        />
        <FileDrop
          label={t('상품 사진 묶음 (없어도 돼요)')}
          hint={t('data/item 폴더를 압축한 ZIP. 다른 쇼핑몰에서 사진을 내려받지는 않아요.')}
          accept=".zip"
          files={pictures}
          onChange={setPictures}
          errors={errors.pictures}
        />
        {source === 'shopify' && <CurrencyField value={currency} onChange={setCurrency} />}
        <RateField value={rate} onChange={setRate} error={errors.krw_per_usd} />
        {pending && <Progress label={t('올리고 있어요')} done={Math.round(share * 100)} total={100} />}
        <div className="row">
          <Button look="main" disabled={pending || files.length === 0} onClick={() => run(undefined)}>
            {t('올리고 미리 실행')}
          </Button>
        </div>
      </div>
    </Part>
  )
}

type Control<Value> = { value: Value; onChange: (value: Value) => void }

function SourceChoice({ value, onChange }: Control<MoveSource>) {
  const t = usePhrases()
  return (
    <fieldset className="seg" aria-label={t('어디에서 옮기나요?')}>
      {moveSources.map((source) => (
        <button key={source} type="button" aria-pressed={source === value} onClick={() => onChange(source)}>
          {t(sourceNames[source])}
        </button>
      ))}
    </fieldset>
  )
}

function CurrencyField({ value, onChange }: Control<Currency>) {
  const t = usePhrases()
  return (
    <Field label={t('파일의 통화')}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value === 'usd' ? 'usd' : 'krw')}>
          <option value="krw">{t('원')}</option>
          <option value="usd">{t('달러')}</option>
        </select>
      )}
    </Field>
  )
}

function RateField({ value, onChange, error }: Control<string> & { error: readonly string[] | undefined }) {
  const t = usePhrases()
  return (
    <Field label={t('적용 환율 (1달러당 원)')} hint={t('파일에 없는 통화의 가격을 계산해요.')} error={error}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          value={value}
          onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ''))}
        />
      )}
    </Field>
  )
}
