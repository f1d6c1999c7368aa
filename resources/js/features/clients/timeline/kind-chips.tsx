import { cn } from '@/lib/cn';
import type { Choice } from '@/types/generated';

interface KindChipsProps {
    kinds: readonly Choice[];
    chosen: readonly string[];
    onChange: (chosen: string[]) => void;
}

const CHIP =
    'rounded-full border px-3 py-1 text-compact font-medium transition-colors duration-100 touch:py-2 aria-pressed:border-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent';

/** Filters the timeline by event type. No chosen type means all types. */
export function KindChips({ kinds, chosen, onChange }: KindChipsProps) {
    const toggle = (kind: string) =>
        onChange(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind]);

    return (
        <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Event types</legend>
            <Chip label="All" isPressed={chosen.length === 0} onPress={() => onChange([])} />
            {kinds.map(({ value, label }) => (
                <Chip key={value} label={label} isPressed={chosen.includes(value)} onPress={() => toggle(value)} />
            ))}
        </fieldset>
    );
}

interface ChipProps {
    label: string;
    isPressed: boolean;
    onPress: () => void;
}

function Chip({ label, isPressed, onPress }: ChipProps) {
    return (
        <button
            type="button"
            aria-pressed={isPressed}
            onClick={onPress}
            className={cn(CHIP, !isPressed && 'border-dashed border-line-strong text-muted hover:text-ink')}
        >
            {label}
        </button>
    );
}
