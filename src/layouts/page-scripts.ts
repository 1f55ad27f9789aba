import { renewSessionOnTime } from '#src/lib/session/session-timer.ts'
import { signOutOnClick } from '#src/lib/session/sign-out.ts'
import { layOutRest } from './lay-out-rest.ts'
import { tendMenus } from './menus.ts'

layOutRest()
tendMenus()
signOutOnClick()
renewSessionOnTime()
