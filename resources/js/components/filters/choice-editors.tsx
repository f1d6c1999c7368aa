import { CheckIcon } from '@heroicons/react/16/solid';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Input } from '@/components/ui/input';
import { cn } from '@/lib/cn';
import { EditorFrame } from './editor-frame';
import type { EditorProps } from './filter-editor';
import { booleanOptions, isFilterSet, joinValues, selectedValues } from './filter-query';
import type { BooleanFilter, FilterOption, MultiSelectFilter, SingleSelectFilter } from './types';
import { useAutoApply } from './use-auto-apply';

/** Longer lists have a search field. */
const SHORT_LIST = 8;
const CHOICES = 'max-h-64 overflow-y-auto p-1.5';

export function MultiSelectEditor({ filter, query, ...editor }: EditorProps<MultiSelectFilter>) {
    const [chosen, setChosen] = useState(() => selectedValues(query, filter.key));
    const patchOf = (values: readonly string[]) => ({ [filter.key]: inOrder(filter, values) || null });
    const auto = useAutoApply(editor, patchOf(chosen));

    return (
        <EditorFrame canClear={chosen.length > 0} onSubmit={editor.onClose} onClear={auto.clear}>
            <ChoiceList
                filter={filter}
                chosen={chosen}
                onChange={(values) => {
                    setChosen(values);
                    auto.now(() => patchOf(values));
                }}
            />
        </EditorFrame>
    );
}

/** Values keep the order of the options, so that a selection always has the same URL. Values of an old link or preset that are no longer options come last. */
export function inOrder(filter: MultiSelectFilter, chosen: readonly string[]): string {
    const options = filter.options.map((option) => option.value);

    return joinValues([
        ...options.filter((value) => chosen.includes(value)),
        ...chosen.filter((value) => !options.includes(value)),
    ]);
}

interface ChoiceListProps {
    filter: MultiSelectFilter;
    chosen: readonly string[];
    onChange: (chosen: string[]) => void;
}

export function ChoiceList({ filter, chosen, onChange }: ChoiceListProps) {
    const { shown, narrowing } = useNarrowing(filter.options, filter.label);

    return (
        <>
            {narrowing}
            <fieldset className={CHOICES}>
                <legend className="sr-only">{filter.label}</legend>
                {shown.map((option) => (
                    <Checkbox
                        key={option.value}
                        label={option.label}
                        description={option.hint}
                        className="flex! w-full rounded-tag px-2 py-1.5 touch:py-2.5 hover:bg-hover"
                        checked={chosen.includes(option.value)}
                        onChange={(checked) =>
                            onChange(
                                checked ? [...chosen, option.value] : chosen.filter((value) => value !== option.value),
                            )
                        }
                    />
                ))}
                {shown.length === 0 && <NothingFits />}
            </fieldset>
        </>
    );
}

/** A single choice applies and closes. */
export function SingleChoiceEditor(props: EditorProps<SingleSelectFilter | BooleanFilter>) {
    const { filter, query, onApply, onClose } = props;
    const value = query[filter.key] ?? '';
    const options = filter.kind === 'boolean' ? booleanOptions(filter) : filter.options;
    const { shown, narrowing } = useNarrowing(options, filter.label);
    const choose = (next: string | null) => {
        onClose();
        if (next !== value) {
            onApply({ [filter.key]: next });
        }
    };

    return (
        <>
            {narrowing}
            <fieldset className={CHOICES}>
                <legend className="sr-only">{filter.label}</legend>
                {isFilterSet(filter, query) && <ChoiceButton label="Any" onChoose={() => choose(null)} />}
                {shown.map((option) => (
                    <ChoiceButton
                        key={option.value}
                        label={option.label}
                        hint={option.hint}
                        isChosen={option.value === value}
                        onChoose={() => choose(option.value)}
                    />
                ))}
                {shown.length === 0 && <NothingFits />}
            </fieldset>
        </>
    );
}

interface ChoiceButtonProps {
    label: string;
    hint?: string | undefined;
    isChosen?: boolean;
    onChoose: () => void;
}

export function ChoiceButton({ label, hint, isChosen = false, onChoose }: ChoiceButtonProps) {
    return (
        <button
            type="button"
            aria-pressed={isChosen}
            onClick={onChoose}
            className="flex w-full items-center gap-2 rounded-tag px-2.5 py-1.5 text-left -outline-offset-2 touch:min-h-11 hover:bg-hover"
        >
            <span className="min-w-0 flex-1">
                <span className={cn('block truncate', isChosen && 'font-medium')}>{label}</span>
                {hint && <span className="block text-compact text-muted">{hint}</span>}
            </span>
            {isChosen && <CheckIcon aria-hidden="true" className="size-4 shrink-0 text-accent" />}
        </button>
    );
}

function NothingFits() {
    return <p className="px-2.5 py-1.5 text-compact text-muted">No options match.</p>;
}

function useNarrowing(options: readonly FilterOption[], label: string) {
    const [text, setText] = useState('');
    const wanted = text.trim().toLocaleLowerCase('en-AU');
    const shown = options.filter((option) => option.label.toLocaleLowerCase('en-AU').includes(wanted));
    const narrowing = options.length > SHORT_LIST && (
        <div className="border-b border-line p-2">
            <Input
                aria-label={`Search ${label} options`}
                placeholder="Search options…"
                autoComplete="off"
                value={text}
                onChange={(event) => setText(event.target.value)}
            />
        </div>
    );

    return { shown, narrowing };
}
