import { RETURN_PATH_KEY } from './return-path.ts'

/**
 * Brings visitors who log in from a page with one of the long forms back to it afterwards. The form's draft holds what was
 * typed. Not `keepReturnPath`: a script of every page that shared a function with islands would load React.
 * @param authPath where one logs in
 */
export function returnToForm(authPath: string): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest(`a[href="${authPath}"]`)
    // Without storage this throws, and they go to the dashboard.
    if (link && document.querySelector('main .grp'))
      sessionStorage.setItem(RETURN_PATH_KEY, location.pathname + location.search)
  })
}
