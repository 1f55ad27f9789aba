import '#app/forms/parts/states.css'
import '#app/forms/parts/toasts.css'

export { AuthPage as Island } from '#app/forms/auth/auth-page.tsx'
