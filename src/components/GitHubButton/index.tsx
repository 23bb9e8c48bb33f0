import {useEffect, useRef, type ReactNode} from 'react';

const script = 'https://buttons.github.io/buttons.js';

interface Props {
  /** Repository on GitHub, `owner/name`. */
  readonly repository: string;
}

/**
 * A link to star a repository. When it comes into view, the code host's script turns it into a button
 * with a count; until then, and wherever that script fails, it is a plain link.
 */
export default function GitHubButton({repository}: Props): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  // The script replaces the link in the document, so React must not own it.
  const link = `<a class="github-button" rel="noopener" href="https://github.com/${repository}" data-size="large" data-show-count="true">Star ${repository} on GitHub</a>`;

  useEffect(() => {
    if (!place.current) {
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
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return <span ref={place} dangerouslySetInnerHTML={{__html: link}} />;
}
