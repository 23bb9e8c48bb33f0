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
  it('show the current step and link to all of them', () => {
    render(<CourseSteps course={course} path={path(4)} />);
    expect(screen.getByText(`Step 4 of ${total}, 0 done`)).toBeTruthy();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(course.steps.map((step) => step.path));
    expect(links.filter((link) => link.getAttribute('aria-current') === 'step')).toEqual([links[3]]);
  });

  it('show which are done, also to screen readers', () => {
    window.localStorage.setItem(storageKey(course.id), '1,3');
    render(<CourseSteps course={course} path={path(4)} />);
    expect(screen.getByText(`Step 4 of ${total}, 2 done`)).toBeTruthy();
    expect(screen.getAllByRole('link', {name: /, done$/})).toHaveLength(2);
  });

  it.each([
    ['', `${total} steps`],
    ['1,2', `2 of ${total} done, next: step 3`],
    [course.steps.map((_, index) => index + 1).join(','), `All ${total} steps done`],
    ['2,nonsense,0,-1', `1 of ${total} done, next: step 1`],
  ])('on another page of the course, with "%s" done, show "%s"', (stored, text) => {
    window.localStorage.setItem(storageKey(course.id), stored);
    render(<CourseSteps course={course} path="/university/introduction/00_1_Intro" />);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('are rendered without JavaScript', () => {
    const html = renderToString(<CourseSteps course={course} path={path(1)} />);
    expect(html.match(/<a /g)).toHaveLength(total);
  });
});

describe('the end of a step', () => {
  it('marks the step as done, and undoes that', () => {
    render(
      <>
        <CourseSteps course={course} path={path(2)} />
        <CourseFinish course={course} step={2} />
      </>,
    );
    const button = screen.getByRole('button', {name: 'Step 2 done'});
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(window.localStorage.getItem(storageKey(course.id))).toBe('2');
    expect(screen.getByText(`Step 2 of ${total}, 1 done`)).toBeTruthy();
    fireEvent.click(button);
    expect(screen.getByText(`Step 2 of ${total}, 0 done`)).toBeTruthy();
  });

  it('links to the next step and marks this one as done', () => {
    window.localStorage.setItem(storageKey(course.id), '5');
    render(<CourseFinish course={course} step={2} />);
    const link = screen.getByRole('link', {name: /^Continue to step 3/});
    expect(link.getAttribute('href')).toBe(path(3));
    fireEvent.click(link);
    expect(window.localStorage.getItem(storageKey(course.id))).toBe('2,5');
  });

  it('links to further reading after the last step', () => {
    render(<CourseFinish course={course} step={total} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/university/introduction/further');
  });

  it('keeps the progress in memory where storage is denied', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    render(<CourseFinish course={course} step={1} />);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the list of courses', () => {
  it('links to the start of each', () => {
    render(<Courses />);
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(courses.length);
    cards.forEach((card) => expect(card.textContent).toContain('Start here.'));
  });

  it('lets a reader resume where they stopped', () => {
    window.localStorage.setItem(storageKey(course.id), '1,2');
    render(<Courses />);
    const [card] = screen.getAllByRole('listitem');
    expect(card?.textContent).toContain('Continue with step 3.');
    expect(
      within(card as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(path(3));
  });
});
