import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import type { Company } from '@sillage/domains/setting/company.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { TextField } from './text-field.tsx'

const fields = [
  ['name', '상호'],
  ['name_en', '영문 상호'],
  ['ceo', '대표자'],
  ['ceo_en', '대표자 영문 이름'],
  ['registration', '사업자등록번호'],
  ['mail_order', '통신판매업 신고번호'],
  ['address', '사업장 주소'],
  ['address_en', '영문 주소'],
  ['phone', '고객센터 전화'],
  ['email', '고객센터 메일'],
  ['privacy_officer', '개인정보 보호책임자'],
  ['hosting', '호스팅 제공'],
  ['purchase_safety', '구매안전서비스'],
  ['bank', '입금 은행'],
  ['account', '입금 계좌번호'],
] as const satisfies [keyof Company, string][]

/** Shown where nothing is saved yet. */
const hints: Partial<Record<keyof Company, string>> = {
  registration: '000-00-00000',
  mail_order: '신고하기 전이면 비워 두고 나중에 적어도 돼요.',
  account: '바닥글에 보여요. 비워 두면 보이지 않아요.',
}

const empty: Company = {
  name: '',
  name_en: '',
  ceo: '',
  ceo_en: '',
  registration: '',
  mail_order: '',
  address: '',
  address_en: '',
  privacy_officer: '',
  hosting: '',
  email: '',
  phone: '',
  purchase_safety: '',
  bank: '',
  account: '',
}

/** What the law wants every page to say of the seller. */
export function CompanyStep({ onDone }: { onDone: () => void }) {
  const { queries } = useShop()
  return (
    <Loaded query={queries.company.edit()}>
      {({ version, company }) => <Form key={version} version={version} saved={company ?? empty} onDone={onDone} />}
    </Loaded>
  )
}

function Form({ version, saved, onDone }: { version: number; saved: Company; onDone: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const [company, setCompany] = useState(saved)
  const { run, pending, errors } = useAction(() => api.company.save({ body: { based_on: version, company } }), {
    after: onDone,
  })
  return (
    <form
      className="stack stack-wide"
      onSubmit={(event) => {
        event.preventDefault()
        void run(undefined)
      }}
    >
      <p className="soft">{t('모든 화면의 바닥글과 약관, 견적서, 거래명세서에 적혀요. 나중에 바꿀 수 있어요.')}</p>
      {fields.map(([name, label]) => (
        <TextField
          key={name}
          label={t(label)}
          hint={hints[name] && t(hints[name])}
          value={company[name]}
          onChange={(value) => setCompany((now) => ({ ...now, [name]: value }))}
          error={errors[`company.${name}`]}
        />
      ))}
      <Button type="submit" look="main" disabled={pending}>
        {t('저장하고 계속')}
      </Button>
    </form>
  )
}
