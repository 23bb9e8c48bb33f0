import {Children, isValidElement, useEffect, useId, useRef, type ReactElement, type ReactNode} from 'react';

import usePainted from '@site/src/components/AfterPaint/usePainted';
import type {Choice} from '@site/src/shared/reader-choices';
import {readerChoices} from '@site/src/texts/reader-choices';

import styles from './styles.module.css';

/** Props of a panel; the component of a panel renders its children. */
export interface PanelProps {
  /** Ids of the options that the panel is for, separated by spaces. */
  readonly of: string;
  readonly children: ReactNode;
}

interface Props<Id extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly choice: Choice<Id>;
  readonly options: readonly {readonly id: Id; readonly label: string}[];
  /** Panels, one for every option; options may share one. */
  readonly children: ReactNode;
}

function findTab(list: HTMLElement | null, choice: string, option: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-${choice}-tab="${option}"]`) ?? null;
}

/** Lets the browser find text in a hidden panel; for React, `hidden` is a boolean. */
function hideUntilFound(panel: HTMLElement | null, isHidden: boolean): void {
  if (isHidden) {
    panel?.setAttribute('hidden', 'until-found');
  }
}

/**
 * Tabs for a choice that applies to the whole site, such as the language. Shows the panel of the chosen option; without
 * scripts, shows all panels, each under a heading. The script of the reader-choices plugin acts on clicks and keys.
 */
export default function ChoiceTabs<Id extends string>({label, choice, options, children}: Props<Id>): ReactNode {
  const [chosen, choose] = choice.use();
  // Hidden panels hold most of the content of many pages, so they render after the first paint.
  const isPainted = usePainted();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panels = Children.toArray(children).filter((child): child is ReactElement<PanelProps> => isValidElement(child));
  const optionsOf = (panel: ReactElement<PanelProps>): Id[] => panel.props.of.split(/\s+/).filter(choice.isId);
  const panelIndexOf = (option: Id): number => panels.findIndex((panel) => optionsOf(panel).includes(option));

  // On narrow screens the list scrolls; keep the selected tab in view.
  useEffect(() => {
    const tab = findTab(list.current, choice.name, chosen);
    if (list.current && tab) {
      const {offsetLeft, offsetWidth} = tab;
      list.current.scrollLeft = offsetLeft - (list.current.clientWidth - offsetWidth) / 2;
    }
  }, [choice.name, chosen]);

  return (
    <div className={styles.group} data-options={readerChoices.onPaper(label, options.length)}>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            role="tab"
            id={`${id}tab-${option.id}`}
            aria-selected={option.id === chosen}
            aria-controls={`${id}panel-${panelIndexOf(option.id)}`}
            tabIndex={option.id === chosen ? 0 : -1}
            {...{[`data-${choice.name}-tab`]: option.id}}
            className={styles.tab}
            onClick={() => choose(option.id)}
          >
            {option.label}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => {
        const panelOptions = optionsOf(panel);
        return (
          <div
            key={panel.props.of}
            ref={(element) => hideUntilFound(element, !panelOptions.includes(choice.current()))}
            role="tabpanel"
            id={`${id}panel-${index}`}
            aria-labelledby={`${id}tab-${panelOptions.includes(chosen) ? chosen : (panelOptions[0] ?? '')}`}
            {...{[`data-${choice.name}-panel`]: panelOptions.join(' ')}}
          >
            <h3 className={styles.heading}>
              {options
                .filter((option) => panelOptions.includes(option.id))
                .map((option) => option.label)
                .join(', ')}
            </h3>
            {(isPainted || panelOptions.includes(chosen)) && panel}
          </div>
        );
      })}
    </div>
  );
}
