import { type Ref, useState } from 'react';
import { FieldError } from '@/components/ui/field';
import { cn } from '@/lib/cn';

export const CODE_LENGTH = 6;

interface CodeEntryProps {
    value: string;
    onChange: (code: string) => void;
    /** Called when the last digit is typed or pasted. */
    onComplete: (code: string) => void;
    error?: string | undefined;
    disabled?: boolean;
    ref?: Ref<HTMLInputElement>;
}

/** Returns the digits of the text, at most six, so `123 456` also works. */
function digitsOf(text: string): string {
    return text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** One real input under six drawn boxes, so paste, delete, autofill from a message and screen readers work as usual. */
export function CodeEntry({ value, onChange, onComplete, error, disabled = false, ref }: CodeEntryProps) {
    const [hasFocus, setHasFocus] = useState(false);

    const take = (text: string) => {
        const code = digitsOf(text);
        onChange(code);
        if (code.length === CODE_LENGTH && code !== value) {
            onComplete(code);
        }
    };

    return (
        <div data-field="code" className="flex flex-col gap-1.5">
            <label htmlFor="code" className="font-medium">
                Six-digit code
            </label>
            <div className="relative">
                <Boxes
                    value={value}
                    hasFocus={hasFocus && !disabled}
                    invalid={error !== undefined}
                    disabled={disabled}
                />
                <input
                    ref={ref}
                    id="code"
                    name="code"
                    type="text"
                    inputMode="numeric"
                    autoComplete="one-time-code"
                    spellCheck={false}
                    value={value}
                    disabled={disabled}
                    aria-invalid={error !== undefined || undefined}
                    aria-describedby={error === undefined ? undefined : 'code-error'}
                    onChange={(event) => take(event.target.value)}
                    onFocus={() => setHasFocus(true)}
                    onBlur={() => setHasFocus(false)}
                    className="absolute inset-0 size-full cursor-text text-lg opacity-0 disabled:cursor-not-allowed"
                />
            </div>
            {error && <FieldError id="code-error">{error}</FieldError>}
        </div>
    );
}

interface BoxesProps {
    value: string;
    hasFocus: boolean;
    invalid: boolean;
    disabled: boolean;
}

function Boxes({ value, hasFocus, invalid, disabled }: BoxesProps) {
    const next = Math.min(value.length, CODE_LENGTH - 1);

    return (
        <div aria-hidden="true" className="grid grid-cols-6 gap-2">
            {POSITIONS.map((position) => (
                <span
                    key={position}
                    className={cn(
                        'grid h-13 place-items-center rounded-control border bg-surface text-figure font-medium shadow-raised transition-colors duration-100 tabular',
                        invalid ? 'border-danger' : 'border-control',
                        disabled && 'bg-sunken text-faint',
                        hasFocus && position === next && 'border-focus outline-2 -outline-offset-1 outline-focus',
                    )}
                >
                    {value[position] ?? ''}
                </span>
            ))}
        </div>
    );
}

const POSITIONS = Array.from({ length: CODE_LENGTH }, (_, position) => position);
