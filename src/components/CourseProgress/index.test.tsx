import {fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {courseOf, courses, type Course} from '@site/src/data/courses';
import Courses from './Courses';
import CourseFinish from './Finish';
import CourseSteps from './Steps';
import {storageKey} from './progress';

const course = courseOf('/university/introduction') as Course;
const total = course.steps.length;
const path = (step: number): string => course.steps[step - 1]?.path ?? '';

afterEach(() => window.localStorage.clear());

describe('the steps of a course', () => {
  it('tell where the reader is and lead everywhere', () => {
    render(<CourseSteps course={course} path={path(4)} />);
    expect(screen.getByText(`Step 4 of ${total}, 0 done`)).toBeTruthy();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(course.steps.map((step) => step.path));
    expect(links.filter((link) => link.getAttribute('aria-current') === 'step')).toEqual([links[3]]);
  });

  it('show which are done, to everybody', () => {
    window.localStorage.setItem(storageKey(course.id), '1,3');
    render(<CourseSteps course={course} path={path(4)} />);
    expect(screen.getByText(`Step 4 of ${total}, 2 done`)).toBeTruthy();
    expect(screen.getAllByRole('link', {name: /, done$/})).toHaveLength(2);
  });

  it.each([
    ['', `${total} steps`],
    ['1,2', `2 of ${total} done, next is step 3`],
    [course.steps.map((_, index) => index + 1).join(','), `All ${total} steps done`],
    ['2,nonsense,0,-1', `1 of ${total} done, next is step 1`],
  ])('on another page of the course, with "%s" done, say "%s"', (stored, said) => {
    window.localStorage.setItem(storageKey(course.id), stored);
    render(<CourseSteps course={course} path="/university/introduction/00_1_Intro" />);
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('are there without JavaScript', () => {
    const html = renderToString(<CourseSteps course={course} path={path(1)} />);
    expect(html.match(/<a /g)).toHaveLength(total);
  });
});

describe('the end of a step', () => {
  it('marks it as done, and as not done again', () => {
    render(
      <>
        <CourseSteps course={course} path={path(2)} />
        <CourseFinish course={course} step={2} />
      </>,
    );
    const button = screen.getByRole('button', {name: 'Step 2 is done'});
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(window.localStorage.getItem(storageKey(course.id))).toBe('2');
    expect(screen.getByText(`Step 2 of ${total}, 1 done`)).toBeTruthy();
    fireEvent.click(button);
    expect(screen.getByText(`Step 2 of ${total}, 0 done`)).toBeTruthy();
  });

  it('leads to the next step, which marks this one as done', () => {
    window.localStorage.setItem(storageKey(course.id), '5');
    render(<CourseFinish course={course} step={2} />);
    const link = screen.getByRole('link', {name: /^Go on with step 3/});
    expect(link.getAttribute('href')).toBe(path(3));
    fireEvent.click(link);
    expect(window.localStorage.getItem(storageKey(course.id))).toBe('2,5');
  });

  it('leads on from the last step, too', () => {
    render(<CourseFinish course={course} step={total} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/university/introduction/further');
  });

  it('works until the page is left where storage is closed', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('closed');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('closed');
    });
    render(<CourseFinish course={course} step={1} />);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the list of courses', () => {
  it('says where each begins', () => {
    render(<Courses />);
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(courses.length);
    cards.forEach((card) => expect(card.textContent).toContain('Begin here.'));
  });

  it('leads a reader back to where they stopped', () => {
    window.localStorage.setItem(storageKey(course.id), '1,2');
    render(<Courses />);
    const [card] = screen.getAllByRole('listitem');
    expect(card?.textContent).toContain('Go on with step 3.');
    expect(
      within(card as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(path(3));
  });
});
