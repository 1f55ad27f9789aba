import { signOutOnClick } from '../session/sign-out.ts'
import { tendMenus } from './menus.ts'

tendMenus()
signOutOnClick()
