import { signOutOnClick } from '#src/lib/session/sign-out.ts'
import { tendAuthFlag } from './auth-flag.ts'
import { layOutRest } from './lay-out-rest.ts'
import { tendMenus } from './menus.ts'

tendAuthFlag()
layOutRest()
tendMenus()
signOutOnClick()
