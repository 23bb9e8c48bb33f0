import {createElement, useContext, type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref} from 'react';
import {matchPath, __RouterContext as RouterContext, useHistory, type match as Match} from 'react-router';
import {createLocation, createPath, type Location} from 'history';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  /** Leaves the address that is left out of the history. */
  readonly replace?: boolean;
  readonly innerRef?: Ref<HTMLAnchorElement>;
}

interface NavLinkProps extends LinkProps {
  readonly activeClassName?: string;
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
  readonly isActive?: (match: Match | null, location: Location) => boolean;
}

/** Whether the browser is to follow a link by itself. */
function isForBrowser(event: MouseEvent, target?: string): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.defaultPrevented || event.button !== 0 || isModified || (target !== undefined && target !== '_self');
}

/**
 * A link within the site, as `Link` of React Router 5 with the props that Docusaurus' `Link` gives it. React Router's
 * is made of three components, each with props of its own, and is rendered whenever the reader goes to another page; a
 * page has about a hundred links.
 */
export function Link({to, replace, innerRef, onClick, ...props}: LinkProps): ReactNode {
  const history = useHistory();

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    try {
      onClick?.(event);
    } catch (error) {
      event.preventDefault();
      throw error;
    }
    if (!isForBrowser(event, props.target)) {
      event.preventDefault();
      const isHere = createPath(history.location) === createPath(createLocation(to));
      if (replace || isHere) {
        history.replace(to);
      } else {
        history.push(to);
      }
    }
  }

  const href = history.createHref(createLocation(to, undefined, undefined, history.location));
  return createElement('a', {...props, ref: innerRef, href, onClick: follow});
}

/** A link that knows whether it leads to where the reader is, as `NavLink` of React Router 5; see `Link`. */
export function NavLink({
  activeClassName = 'active',
  exact,
  strict,
  sensitive,
  isActive,
  className,
  children,
  ...props
}: NavLinkProps): ReactNode {
  const {location} = useContext(RouterContext);
  const {pathname} = createLocation(props.to, undefined, undefined, location);
  const path = pathname.replace(/([.+*?=^!:${}()[\]|/\\])/g, '\\$1');
  const match = path === '' ? null : matchPath(location.pathname, {path, exact, strict, sensitive});
  const active = isActive ? isActive(match, location) : match !== null;
  return (
    <Link
      {...(active && {'aria-current': 'page'})}
      {...props}
      className={active ? [className, activeClassName].filter(Boolean).join(' ') : className}
    >
      {children}
    </Link>
  );
}
