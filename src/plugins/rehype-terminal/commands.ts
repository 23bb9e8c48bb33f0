/** The quote that is open at the end of a line, if any. */
function openQuote(line: string, before: string): string {
  let open = before;
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index] ?? '';
    if (character === '\\' && open !== "'") {
      index += 1;
    } else if (open === '' && character === '#' && /^$|\s/.test(line[index - 1] ?? '')) {
      break;
    } else if (open === '' ? character === '"' || character === "'" : character === open) {
      open = open === '' ? character : '';
    }
  }
  return open;
}

/**
 * Finds the lines of a shell script on which a command begins: not comments, not the rest of a command that spans lines, and
 * not the inside of a loop.
 *
 * @returns numbers of the lines, from 1
 */
export function commandLines(code: string): number[] {
  const found: number[] = [];
  let quote = '';
  let end = '';
  let continues = false;
  for (const [index, line] of code.split('\n').entries()) {
    if (end !== '') {
      end = line.trim() === end ? '' : end;
      continue;
    }
    const isInside = continues || quote !== '' || /^(?:\s|$|#|[)}]|(?:do|done|then|else|elif|fi)\b)/.test(line);
    if (!isInside) {
      found.push(index + 1);
    }
    quote = openQuote(line, quote);
    continues = /(?:[\\|`]|&&)\s*$/.test(line);
    end = quote === '' ? (/<<-?\s*['"]?(\w+)/.exec(line)?.[1] ?? '') : '';
  }
  return found;
}
