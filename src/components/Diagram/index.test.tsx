import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';

import Diagram from '.';
import LiveDiagram from './Live';
import styles from './styles.module.css';

const tea = {label: 'Diagram: Tea', type: 'sequence', width: '200', height: '100'} as const;

test('a diagram is an image with an accessible name, and reserves its space', () => {
  render(<Diagram {...tea} shapes='<text x="1" y="2">cup</text>' />);
  const picture = screen.getByRole('img', {name: 'Diagram: Tea'});
  expect(picture.className).toBe(`${styles.diagram} ${styles.sequence}`);
  const [svg, ...others] = picture.querySelectorAll('svg');
  expect(others).toEqual([]);
  expect(svg?.getAttribute('viewBox')).toBe('0 0 200 100');
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['200', '100']);
  expect(svg?.querySelector('text')?.textContent).toBe('cup');
});

test('the text of a diagram is never smaller than 13 px: it does not shrink below 13/16 of its size', () => {
  render(<Diagram {...tea} shapes="" />);
  expect(screen.getByRole('img').querySelector('svg')?.style.minWidth).toBe('163px');
});

test('a wide diagram has a second layout for narrow columns, in the same image', () => {
  render(<Diagram {...tea} shapes="" narrowWidth="50" narrowHeight="300" narrowShapes="<text>cup</text>" />);
  const layouts = [...screen.getByRole('img').querySelectorAll('svg')];
  expect(layouts.map((layout) => layout.getAttribute('class'))).toEqual([
    `${styles.layout} ${styles.wide}`,
    `${styles.layout} ${styles.narrow}`,
  ]);
  expect(layouts[1]?.getAttribute('viewBox')).toBe('0 0 50 300');
});

test('a diagram without a drawing is an image with an accessible name, too', () => {
  render(<LiveDiagram label="Diagram: Tea" code="flowchart LR" />);
  expect(screen.getByRole('img', {name: 'Diagram: Tea'}).textContent).toBe('flowchart LR');
});
