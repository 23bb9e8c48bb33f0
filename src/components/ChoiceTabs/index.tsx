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

import usePainted from '@site/src/components/AfterPaint/usePainted';
import type {Choice} from '@site/src/shared/reader-choices';

import styles from './styles.module.css';

/** What a panel of a group is given: the component that a page uses shows its children. */
export interface PanelProps {
  /** Ids of the options that it is for, separated by spaces. */
  readonly of: string;
  readonly children: ReactNode;
}

interface Props<Id extends string> {
  /** Names the list of tabs. */
  readonly label: string;
  readonly choice: Choice<Id>;
  readonly options: readonly {readonly id: Id; readonly label: string}[];
  /** Panels; every option has one. */
  readonly children: ReactNode;
}

/** Which tab a key leads to from tab number `at` of `count`; undefined when the key means nothing here. */
function target(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
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

function tabOf(list: HTMLElement | null, choice: string, option: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-${choice}-tab="${option}"]`) ?? null;
}

/**
 * The same thing for every option of a reader's choice, one of them shown: the one that the reader chose
 * for the whole site. Without scripts all are shown, each under its name.
 */
export default function ChoiceTabs<Id extends string>({label, choice, options, children}: Props<Id>): ReactNode {
  const [chosen, choose] = choice.use();
  // On many pages most of the content is in panels that are not shown.
  const isPainted = usePainted();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const {blockElementScrollPositionUntilNextRender: holdPosition} = useScrollPositionBlocker();
  const panels = Children.toArray(children).filter((child): child is ReactElement<PanelProps> => isValidElement(child));
  const idsOf = (panel: ReactElement<PanelProps>): Id[] => panel.props.of.split(/\s+/).filter(choice.isId);
  const panelOf = (option: Id): number => panels.findIndex((panel) => idsOf(panel).includes(option));

  // On a narrow screen the list scrolls; the option that is shown must not be the one out of sight.
  useEffect(() => {
    const tab = tabOf(list.current, choice.name, chosen);
    if (list.current && tab) {
      const {offsetLeft, offsetWidth} = tab;
      list.current.scrollLeft = offsetLeft - (list.current.clientWidth - offsetWidth) / 2;
    }
  }, [choice.name, chosen]);

  function select(option: Id, tab: HTMLElement): void {
    // Other groups on the page change their height, too; the one in hand must stay where it is.
    holdPosition(tab);
    choose(option);
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, at: number): void {
    const next = options[target(event.key, at, options.length) ?? -1];
    const tab = next && tabOf(list.current, choice.name, next.id);
    if (tab) {
      event.preventDefault();
      tab.focus({preventScroll: true});
      select(next.id, tab);
    }
  }

  return (
    <div className={styles.group}>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {options.map((option, index) => (
          <button
            key={option.id}
            type="button"
            role="tab"
            id={`${id}tab-${option.id}`}
            aria-selected={option.id === chosen}
            aria-controls={`${id}panel-${panelOf(option.id)}`}
            tabIndex={option.id === chosen ? 0 : -1}
            {...{[`data-${choice.name}-tab`]: option.id}}
            className={styles.tab}
            onClick={(event) => select(option.id, event.currentTarget)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {option.label}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => {
        const ids = idsOf(panel);
        return (
          <div
            key={panel.props.of}
            role="tabpanel"
            id={`${id}panel-${index}`}
            aria-labelledby={`${id}tab-${ids.includes(chosen) ? chosen : (ids[0] ?? '')}`}
            {...{[`data-${choice.name}-panel`]: ids.join(' ')}}
          >
            <h3 className={styles.heading}>
              {options
                .filter((option) => ids.includes(option.id))
                .map((option) => option.label)
                .join(', ')}
            </h3>
            {(isPainted || ids.includes(chosen)) && panel}
          </div>
        );
      })}
    </div>
  );
}
