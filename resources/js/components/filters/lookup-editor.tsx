import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useOptionSearch } from '@/hooks/use-option-search';
import { ChoiceButton } from './choice-editors';
import type { EditorProps } from './filter-editor';
import { isFilterSet } from './filter-query';
import type { LookupFilter } from './types';

/** A single letter would match too many. */
const SHORTEST_TEXT = 2;

/** Finds one record by typing. A selection applies at once. */
export function LookupEditor({ filter, query, onApply, onClear, onClose }: EditorProps<LookupFilter>) {
    const [text, setText] = useState('');
    const isAsked = text.trim().length >= SHORTEST_TEXT;
    const { options, status, retry } = useOptionSearch(filter.search, text.trim(), isAsked);
    const found = isAsked ? options : [];

    return (
        <>
            <div className="border-b border-line p-2">
                <Input
                    aria-label={`Find ${filter.label.toLocaleLowerCase('en-AU')}`}
                    placeholder={filter.placeholder ?? 'Type to search…'}
                    autoComplete="off"
                    value={text}
                    onChange={(event) => setText(event.target.value)}
                />
            </div>
            <div className="max-h-64 overflow-y-auto p-1.5">
                {isFilterSet(filter, query) && <ChoiceButton label="Any" onChoose={onClear} />}
                {found.map(({ value, label, description }) => (
                    <ChoiceButton
                        key={value}
                        label={label}
                        hint={description}
                        onChoose={() => {
                            onClose();
                            onApply({ [filter.key]: value });
                        }}
                    />
                ))}
                <p role="status" className="px-2.5 py-1.5 text-compact text-muted empty:hidden">
                    {noteFor(isAsked, status, found.length)}
                </p>
                {isAsked && status === 'failed' && (
                    <Button size="sm" className="mx-2.5 mb-1.5" onClick={retry}>
                        Try again
                    </Button>
                )}
            </div>
        </>
    );
}

function noteFor(isAsked: boolean, status: 'idle' | 'loading' | 'failed', count: number): string | null {
    if (!isAsked) {
        return 'Type at least two letters or digits.';
    }
    if (status === 'failed') {
        return 'Couldn’t load the options.';
    }
    if (count > 0) {
        return null;
    }

    return status === 'loading' ? 'Searching…' : 'No options match.';
}
