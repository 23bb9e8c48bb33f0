/** Texts of the courses: their cards, the steps above a page, the buttons below it. */
export const courseProgressTexts = {
  /** From one and a half hours on, the time is in half hours. */
  length: (steps: number, minutes: number) =>
    `${steps} steps, about ${minutes < 90 ? `${minutes} minutes` : `${Math.round(minutes / 30) / 2} hours`}.`,
  start: 'Start here.',
  resume: (step: number) => `Continue with step ${step}.`,
  completed: 'You have completed all steps.',

  steps: (course: string) => `Steps of ${course}`,
  stepCount: (steps: number) => `${steps} steps`,
  position: (step: number, steps: number, done: number) => `Step ${step} of ${steps}, ${done} done`,
  progress: (done: number, steps: number, next: number) => `${done} of ${steps} done, next: step ${next}`,
  allDone: (steps: number) => `All ${steps} steps done`,
  step: (step: number, title: string) => `Step ${step}: ${title}`,
  stepDone: (step: number, title: string) => `Step ${step}: ${title}, done`,

  finish: (step: number) => `Finish step ${step}`,
  markDone: (step: number) => `Step ${step} done`,
  next: (step: number, title: string) => `Continue to step ${step}: ${title}`,
  finishCourse: "Finish the course and see what's next",
} as const;
