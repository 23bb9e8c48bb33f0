import {
  Children,
  isValidElement,
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';

import {isSdkId, sdks, type SdkId} from '@site/src/data/sdks';
import {useSdk} from '../choice';

import styles from './styles.module.css';

interface PanelProps {
  /** Ids of the languages that it is for, separated by spaces. */
  readonly of: string;
  readonly children: ReactNode;
}

interface Props {
  /** A panel for every language of `src/data/sdks.ts`. */
  readonly children: ReactNode;
}

/** What one language, or several together, show in a group of tabs. */
export function Sdk({children}: PanelProps): ReactNode {
  return children;
}

function languagesOf(panel: ReactElement<PanelProps>): SdkId[] {
  return panel.props.of.split(/\s+/).filter(isSdkId);
}

/** Which tab a key leads to from tab number `at`; undefined when the key means nothing here. */
function target(key: string, at: number): number | undefined {
  const last = sdks.length - 1;
  switch (key) {
    case 'ArrowRight':
      return at === last ? 0 : at + 1;
    case 'ArrowLeft':
      return at === 0 ? last : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/**
 * The same thing in every language, one of them shown: the one that the reader chose for the whole
 * site. Without scripts all are shown, each under its name.
 */
export default function SdkTabs({children}: Props): ReactNode {
  const [chosen, choose] = useSdk();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const {blockElementScrollPositionUntilNextRender: holdPosition} = useScrollPositionBlocker();
  const panels = Children.toArray(children).filter((child): child is ReactElement<PanelProps> => isValidElement(child));
  const panelOf = (sdk: SdkId): number => panels.findIndex((panel) => languagesOf(panel).includes(sdk));

  // On a narrow screen the list scrolls; the language that is shown must not be the one out of sight.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-sdk-tab="${chosen}"]`);
    if (list.current && tab) {
      const {offsetLeft, offsetWidth} = tab;
      list.current.scrollLeft = offsetLeft - (list.current.clientWidth - offsetWidth) / 2;
    }
  }, [chosen]);

  function select(sdk: SdkId, tab: HTMLElement): void {
    // Other groups on the page change their height, too; the one in hand must stay where it is.
    holdPosition(tab);
    choose(sdk);
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, at: number): void {
    const next = sdks[target(event.key, at) ?? -1];
    const tab = next && list.current?.querySelector<HTMLElement>(`[data-sdk-tab="${next.id}"]`);
    if (tab) {
      event.preventDefault();
      tab.focus({preventScroll: true});
      select(next.id, tab);
    }
  }

  return (
    <div className={styles.group}>
      <div ref={list} role="tablist" aria-label="Language" className={styles.tabs}>
        {sdks.map((sdk, index) => (
          <button
            key={sdk.id}
            type="button"
            role="tab"
            id={`${id}tab-${sdk.id}`}
            aria-selected={sdk.id === chosen}
            aria-controls={`${id}panel-${panelOf(sdk.id)}`}
            tabIndex={sdk.id === chosen ? 0 : -1}
            data-sdk-tab={sdk.id}
            className={styles.tab}
            onClick={(event) => select(sdk.id, event.currentTarget)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {sdk.label}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => {
        const languages = languagesOf(panel);
        return (
          <div
            key={panel.props.of}
            role="tabpanel"
            id={`${id}panel-${index}`}
            aria-labelledby={`${id}tab-${languages.includes(chosen) ? chosen : (languages[0] ?? '')}`}
            data-sdk-panel={languages.join(' ')}
          >
            <h3 className={styles.heading}>
              {sdks
                .filter((sdk) => languages.includes(sdk.id))
                .map(({label}) => label)
                .join(', ')}
            </h3>
            {panel}
          </div>
        );
      })}
    </div>
  );
}
