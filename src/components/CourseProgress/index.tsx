export {default as Courses} from './Courses';
export {default as CourseFinish} from './Finish';
export {default as CourseSteps} from './Steps';
