import { Button } from '@sillage/admin-kit/button.tsx'
import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { RecordForm } from '@sillage/admin-kit/form/record-form.tsx'
import { useFormDraft } from '@sillage/admin-kit/form/use-form-draft.ts'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { ShopRules } from '../rules.ts'
import { fieldErrors } from './field-errors.ts'
import { ruleNames } from './setting-names.ts'

type Name = keyof ShopRules
type Group = { title: string; fact: string; names: readonly Name[] }

const groups: readonly Group[] = [
  {
    title: '상담 시간',
    fact: '평일만 세고, 휴무일은 배송비 규칙의 휴무일과 같아요. 점심 시작과 끝이 같으면 점심시간이 없어요.',
    names: ['care_opens', 'care_closes', 'care_lunch', 'care_after_lunch', 'answer_hours'],
  },
  {
    title: '적립금',
    fact: '바꾼 뒤에 확정되는 구매부터 적용돼요. 이미 쌓인 적립금은 그대로예요.',
    names: [
      'percent_general',
      'percent_silver',
      'percent_gold',
      'points_welcome',
      'points_review',
      'points_photo_review',
      'points_minimum',
      'points_months',
    ],
  },
  {
    title: '입금과 구매 확정',
    fact: '입금 기한은 새 주문부터, 구매 확정은 아직 확정되지 않은 주문에 모두 적용돼요. 약관에 적은 기간과 같아야 해요.',
    names: ['deposit_days', 'guest_deposit_days', 'confirm_days'],
  },
  {
    title: '취소·반품·교환',
    fact: '약관에 적은 기간과 같아야 해요. 법이 정한 기간보다 짧게 정할 수 없어요.',
    names: ['withdrawal_days', 'fault_days', 'late_days'],
  },
]

/** Hours, points, deposits and claims, saved as one. */
export function RulesForm({ version, saved }: { version: number; saved: ShopRules }) {
  const t = usePhrases()
  const { api } = useShop()
  const { values, setValues, forget } = useFormDraft<ShopRules>('shop-rules', saved)
  const { run, pending, errors } = useAction(() => api.shopRules.save({ body: { based_on: version, rules: values } }), {
    done: () => t('저장했어요. 가게에 바로 보여요.'),
    after: forget,
  })
  const isChanged = Object.keys(ruleNames).some((name) => values[name as Name] !== saved[name as Name])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(undefined)
      }}
    >
      {groups.map(({ title, fact, names }) => (
        <Part key={title} title={t(title)} fact={t(fact)}>
          <div className="padded">
            <RecordForm<ShopRules>
              fields={names.map((name) => fieldOf(name, t(ruleNames[name])))}
              values={values}
              onChange={setValues}
              errors={fieldErrors(errors, 'rules')}
            />
          </div>
        </Part>
      ))}
      <div className="row padded">
        <span className="push" />
        <Button disabled={!isChanged} onClick={() => setValues(saved)}>
          {t('되돌리기')}
        </Button>
        <Button type="submit" look="main" disabled={!isChanged || pending}>
          {t('설정 저장')}
        </Button>
      </div>
    </form>
  )
}

function fieldOf(name: Name, label: string): FormField<ShopRules> {
  if (name.startsWith('care_')) return { name, label, kind: 'text' }
  return { name, label, kind: 'number', step: name.startsWith('percent_') ? 0.1 : 1 }
}
