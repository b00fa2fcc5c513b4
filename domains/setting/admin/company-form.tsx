import { Button } from '@sillage/admin-kit/button.tsx'
import { RecordForm } from '@sillage/admin-kit/form/record-form.tsx'
import { useFormDraft } from '@sillage/admin-kit/form/use-form-draft.ts'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { Company } from '../company.ts'
import { companyFields, companyHints, noCompany } from './company-fields.ts'
import { fieldErrors } from './field-errors.ts'

/** Who runs the shop, as every page, quotation and receipt names them. */
export function CompanyForm({ version, saved }: { version: number; saved: Company | null }) {
  const t = usePhrases()
  const { api } = useShop()
  const opened = saved ?? noCompany
  const { values, setValues, forget } = useFormDraft<Company>('company', opened)
  const { run, pending, errors } = useAction(() => api.company.save({ body: { based_on: version, company: values } }), {
    done: () => t('저장했어요. 가게에 바로 보여요.'),
    after: forget,
  })
  const isChanged = companyFields.some(([name]) => values[name] !== opened[name])
  return (
    <Part title={t('사업자 정보와 입금 계좌')} fact={t('모든 화면의 바닥글과 약관, 견적서, 거래명세서에 적혀요.')}>
      <form
        className="padded stack"
        onSubmit={(event) => {
          event.preventDefault()
          void run(undefined)
        }}
      >
        {!saved && <p className="soft">{t('아직 저장하지 않아서 가게에는 견본이 보여요.')}</p>}
        <RecordForm<Company>
          fields={companyFields.map(([name, label]) => {
            const hint = companyHints[name]
            return { name, label: t(label), kind: 'text' as const, ...(hint && { hint: t(hint) }) }
          })}
          values={values}
          onChange={setValues}
          errors={fieldErrors(errors, 'company')}
        />
        <div className="row">
          <span className="push" />
          <Button disabled={!isChanged} onClick={() => setValues(opened)}>
            {t('되돌리기')}
          </Button>
          <Button type="submit" look="main" disabled={!isChanged || pending}>
            {t('사업자 정보 저장')}
          </Button>
        </div>
      </form>
    </Part>
  )
}
