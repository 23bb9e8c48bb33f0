import type {ReactNode} from 'react';
import Original from '@theme-original/CodeInline';
import type CodeInlineType from '@theme/CodeInline';
import type {WrapperProps} from '@docusaurus/types';

/**
 * Inline code with each `&` at the end of its text node. The HTML minifier of the build (`@swc/html`) forgets to
 * escape a `<` right after `&` and a name, so `&Options<F>` would otherwise become an element.
 */
export default function CodeInline({children, ...props}: WrapperProps<typeof CodeInlineType>): ReactNode {
  return <Original {...props}>{typeof children === 'string' ? children.split(/(?<=&)/) : children}</Original>;
}
