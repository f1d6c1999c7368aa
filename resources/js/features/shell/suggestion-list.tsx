import { PANEL, PANEL_ITEM } from '@/components/ui/panel-style';
import type { Suggestion } from '@/features/shell/use-suggestions';
import { cn } from '@/lib/cn';

interface SuggestionListProps {
    id: string;
    label: string;
    hits: readonly Suggestion[];
    chosen: Suggestion | null;
    onOpen: (hit: Suggestion) => void;
}

/** Matches below a search field. The focus stays in the field, whose arrow keys move through them. */
export function SuggestionList({ id, label, hits, chosen, onOpen }: SuggestionListProps) {
    return (
        <div
            id={id}
            role="listbox"
            aria-label={`Suggestions of ${label}`}
            className={cn(PANEL, 'absolute top-full mt-1 w-full min-w-72 p-1')}
        >
            {hits.map((hit) => (
                <div
                    key={hit.id}
                    id={`${id}-${hit.id}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={hit === chosen}
                    // Before the field loses the focus and closes the list.
                    onPointerDown={(event) => {
                        event.preventDefault();
                        onOpen(hit);
                    }}
                    className={cn(PANEL_ITEM, 'hover:bg-hover', hit === chosen && 'bg-accent-soft text-accent')}
                >
                    <span className="min-w-0 flex-1 truncate">{hit.label}</span>
                    <span className="truncate text-compact text-muted">{hit.hint}</span>
                </div>
            ))}
        </div>
    );
}
