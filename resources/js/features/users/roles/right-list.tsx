import { cn } from '@/lib/cn';

interface RightListProps {
    added: readonly string[];
    removed: readonly string[];
    /** Words before what is added and removed. */
    verbs?: readonly [string, string];
}

/** Rights that a role gains or loses. */
export function RightList({ added, removed, verbs: [add, remove] = ['Add', 'Remove'] }: RightListProps) {
    return (
        <ul className="flex flex-wrap gap-1.5">
            {added.map((label) => (
                <Change key={label} verb={add} label={label} className="bg-ok-soft text-ok" />
            ))}
            {removed.map((label) => (
                <Change key={label} verb={remove} label={label} className="bg-danger-soft text-danger" />
            ))}
        </ul>
    );
}

function Change({ verb, label, className }: { verb: string; label: string; className: string }) {
    return (
        <li className={cn('rounded-tag px-2 py-0.5 text-xs font-medium', className)}>
            {verb}: {label}
        </li>
    );
}
