import { useEffect, useRef } from 'react';
import { MultiSelectEditor, SingleChoiceEditor } from './choice-editors';
import { LookupEditor } from './lookup-editor';
import { OperatorEditor } from './operator-editor';
import { isOperatorFilter } from './operators';
import { AmountRangeEditor, DateRangeEditor, TextEditor } from './typed-editors';
import type { FilterDefinition, ListQuery, QueryPatch } from './types';

export interface EditorProps<TFilter extends FilterDefinition> {
    filter: TFilter;
    query: ListQuery;
    /** `replace` is for typing, which adds no history entry. */
    onApply: (patch: QueryPatch, history?: { replace: boolean }) => void;
    /** Removes the filter and closes. */
    onClear: () => void;
    onClose: () => void;
}

/** The editor in a chip's popover. The focus lands in its field. */
export function FilterEditor(props: EditorProps<FilterDefinition>) {
    const box = useRef<HTMLDivElement>(null);

    useEffect(() => {
        const first = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
        (first('input, [role="checkbox"]') ?? first('button, select'))?.focus({ preventScroll: true });
    }, []);

    return (
        <div ref={box}>
            <EditorOfKind {...props} />
        </div>
    );
}

function EditorOfKind({ filter, ...rest }: EditorProps<FilterDefinition>) {
    if (isOperatorFilter(filter)) {
        return <OperatorEditor filter={filter} {...rest} />;
    }
    switch (filter.kind) {
        case 'multi-select':
            return <MultiSelectEditor filter={filter} {...rest} />;
        case 'single-select':
        case 'boolean':
            return <SingleChoiceEditor filter={filter} {...rest} />;
        case 'text':
            return <TextEditor filter={filter} {...rest} />;
        case 'date-range':
            return <DateRangeEditor filter={filter} {...rest} />;
        case 'amount-range':
            return <AmountRangeEditor filter={filter} {...rest} />;
        case 'lookup':
            return <LookupEditor filter={filter} {...rest} />;
    }
}
