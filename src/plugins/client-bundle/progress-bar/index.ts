import './styles.css';

/** What the theme's styles for the bar name. */
const id = 'nprogress';

/**
 * What the theme takes from `nprogress`, whose every step measures the page: with a new page in place, the browser
 * laid it out twice more before readers saw it. Here styles move the bar.
 */
const progressBar = {
  configure(): void {},

  /** Shows the bar, once. */
  start(): void {
    if (document.getElementById(id)) {
      return;
    }
    const frame = document.createElement('div');
    frame.id = id;
    frame.append(Object.assign(document.createElement('div'), {className: 'bar'}));
    document.body.append(frame);
  },

  /** Takes it away, if it is there. */
  done(): void {
    document.getElementById(id)?.remove();
  },
};

export default progressBar;
