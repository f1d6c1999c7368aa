import { CheckIcon } from '@heroicons/react/16/solid';
import { cn } from '@/lib/cn';

const STEPS = ['File', 'Columns', 'Check', 'Import'] as const;

/** The steps of the import wizard. `current` is the index of the current step. */
export function ImportSteps({ current }: { current: number }) {
    return (
        <ol aria-label="Steps" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-compact">
            {STEPS.map((step, index) => (
                <li
                    key={step}
                    aria-current={index === current ? 'step' : undefined}
                    className="flex items-center gap-2"
                >
                    {index > 0 && <span aria-hidden="true" className="h-px w-5 bg-line-strong max-sm:hidden" />}
                    <span
                        className={cn(
                            'grid size-5.5 place-items-center rounded-full text-xs font-medium',
                            index < current && 'bg-ok-soft text-ok',
                            index === current && 'bg-accent text-accent-ink',
                            index > current && 'bg-sunken text-muted',
                        )}
                    >
                        {index < current ? <CheckIcon aria-hidden="true" className="size-3.5" /> : index + 1}
                    </span>
                    <span className={index === current ? 'font-strong text-ink' : 'text-muted'}>{step}</span>
                </li>
            ))}
        </ol>
    );
}
