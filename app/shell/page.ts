import { signOutOnClick } from '../session/sign-out.ts'
import { tendAuthFlag } from './auth-flag.ts'
import { tendMenus } from './menus.ts'

tendAuthFlag()
tendMenus()
signOutOnClick()
