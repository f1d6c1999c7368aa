import { Pagination } from '@/components/ui/pagination';
import type { ListMeta } from '@/types/generated';
import type { ListState } from './use-list-state';

interface ListPagerProps {
    list: Pick<ListState, 'apply'>;
    meta: ListMeta;
    shown: number;
    /** Accessible name: 'Pages of notes'. */
    label: string;
}

/** Previous and next page of a list that is no table; nothing when there is one page. */
export function ListPager({ list, meta, shown, label }: ListPagerProps) {
    const goTo = (cursor: string | null) => (cursor === null ? null : () => list.apply({ cursor }));

    return (
        (meta.next_cursor !== null || meta.previous_cursor !== null) && (
            <Pagination
                label={label}
                className="border-t border-line px-4 py-2"
                shown={shown}
                count={meta.count}
                countIsCapped={meta.count_is_capped}
                onPrevious={goTo(meta.previous_cursor)}
                onNext={goTo(meta.next_cursor)}
            />
        )
    );
}
