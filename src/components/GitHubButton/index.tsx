import {useEffect, useRef, type ReactNode} from 'react';

import {gitHubButton} from '@site/src/texts/github-button';

const script = 'https://buttons.github.io/buttons.js';

interface Props {
  /** Repository on GitHub, `owner/name`. */
  readonly repository: string;
}

/**
 * A link to star a repository on GitHub. Once it scrolls into view, GitHub's script turns it into a button with the
 * number of stars; until then, and if that script fails to load, it stays a plain link.
 */
export default function GitHubButton({repository}: Props): ReactNode {
  const container = useRef<HTMLSpanElement>(null);
  // The script replaces the link in the DOM, so React must not manage it.
  const link = `<a class="github-button" rel="noopener" href="https://github.com/${repository}" data-size="large" data-show-count="true">${gitHubButton.star(repository)}</a>`;

  useEffect(() => {
    if (!container.current) {
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        const element = document.createElement('script');
        element.src = script;
        element.async = true;
        element.addEventListener('load', () => element.remove());
        element.addEventListener('error', () => element.remove());
        document.body.append(element);
      }
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  return <span ref={container} dangerouslySetInnerHTML={{__html: link}} />;
}
