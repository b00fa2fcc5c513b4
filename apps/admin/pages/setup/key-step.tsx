import { Button } from '@sillage/admin-kit/button.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { TextField } from './text-field.tsx'

/** Only the person who started the server knows the key. */
export function KeyStep({ onDone }: { onDone: (key: string) => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const [key, setKey] = useState('')
  const { run, pending, errors } = useAction(() => api.setup.check({ body: { key } }), { after: () => onDone(key) })
  return (
    <form
      className="stack stack-wide"
      onSubmit={(event) => {
        event.preventDefault()
        void run(undefined)
      }}
    >
      <p className="soft">
        {t('서버를 시작할 때 출력된 설치 키를 적어 주세요. 첫 가게 주인 계정을 만들 때 한 번만 써요.')}
      </p>
      <TextField label={t('설치 키')} autoComplete="off" value={key} onChange={setKey} error={errors.key} />
      <Button type="submit" look="main" disabled={pending}>
        {t('계속')}
      </Button>
    </form>
  )
}
