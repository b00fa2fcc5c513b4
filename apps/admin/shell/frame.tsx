import { MeProvider } from '@sillage/domains/staff/admin/me.ts'
import { Outlet } from 'react-router'
import { Denied } from './denied.tsx'
import { Nav } from './nav.tsx'
import { PermissionGate } from './permission-gate.tsx'
import { SignIn } from './sign-in.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { Tools } from './tools.tsx'
import { useWhoIsHere } from './use-who-is-here.ts'

/** The console around a screen, for those who work here. */
export function Frame() {
  const { me, missing, ended } = useWhoIsHere()
  if (missing === 'signed-out') return <SignIn />
  if (missing === 'not-staff') return <Denied />
  if (!me) return null
  return (
    <MeProvider value={me}>
      <div className="shell">
        <Nav />
        <main className="main" id="main">
          <PermissionGate>
            <Outlet />
          </PermissionGate>
        </main>
      </div>
      <Tools />
      {ended && <SignInAgain mb_id={me.mb_id} />}
    </MeProvider>
  )
}
