import { ChevronDownIcon, ChevronUpIcon } from '@heroicons/react/24/outline';
import { IconButton } from '@/components/ui/icon-button';
import type { Queue } from '@/features/shell/use-queue';

/** Place of the open record in the list, with buttons for the next and previous one. */
export function QueueSteps({ queue: { place, count, noun, step } }: { queue: Queue }) {
    return (
        place !== -1 && (
            <>
                <span className="px-1 text-compact text-muted tabular max-sm:hidden">
                    {place + 1} of {count}
                </span>
                <IconButton
                    icon={ChevronUpIcon}
                    label={`Previous ${noun}`}
                    aria-keyshortcuts="k"
                    disabled={place === 0}
                    onClick={() => step(-1)}
                />
                <IconButton
                    icon={ChevronDownIcon}
                    label={`Next ${noun}`}
                    aria-keyshortcuts="j"
                    disabled={place === count - 1}
                    onClick={() => step(1)}
                />
            </>
        )
    );
}
