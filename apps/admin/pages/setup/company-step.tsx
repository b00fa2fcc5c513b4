import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { companyFields, companyHints, noCompany } from '@sillage/domains/setting/admin/company-fields.ts'
import type { Company } from '@sillage/domains/setting/company.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { TextField } from './text-field.tsx'

/** What the law wants every page to say of the seller. */
export function CompanyStep({ onDone }: { onDone: () => void }) {
  const { queries } = useShop()
  return (
    <Loaded query={queries.company.edit()}>
      {({ version, company }) => <Form key={version} version={version} saved={company ?? noCompany} onDone={onDone} />}
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
      {companyFields.map(([name, label]) => (
        <TextField
          key={name}
          label={t(label)}
          hint={companyHints[name] && t(companyHints[name])}
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
