import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';

import Diagram from '.';
import LiveDiagram from './Live';
import styles from './styles.module.css';

test('a diagram is an image with an accessible name, and reserves its space', () => {
  render(
    <Diagram label="Diagram: Tea" type="sequence" width="200" height="100" shapes='<text x="1" y="2">cup</text>' />,
  );
  const picture = screen.getByRole('img', {name: 'Diagram: Tea'});
  expect(picture).toHaveProperty('tagName', 'svg');
  expect(picture.getAttribute('viewBox')).toBe('0 0 200 100');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['200', '100']);
  expect(picture.getAttribute('class')).toBe(`${styles.diagram} ${styles.sequence}`);
  expect(picture.querySelector('text')?.textContent).toBe('cup');
});

test('a diagram without a drawing is an image with an accessible name, too', () => {
  render(<LiveDiagram label="Diagram: Tea" code="flowchart LR" />);
  expect(screen.getByRole('img', {name: 'Diagram: Tea'}).textContent).toBe('flowchart LR');
});
