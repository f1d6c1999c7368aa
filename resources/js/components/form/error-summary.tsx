import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { Banner } from '@/components/ui/banner';
import { formErrorsText } from './error-text';

const CONTROLS = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';

interface ErrorSummaryProps {
    errors: Readonly<Record<string, string>>;
    labels?: Readonly<Partial<Record<string, string>>> | undefined;
    /** Each increase moves the focus to the summary. */
    refusals: number;
    /** The form with the fields. */
    within: RefObject<HTMLElement | null>;
}

/** 'There is one form error.' with a link to each field in error. */
export function ErrorSummary({ errors, labels, refusals, within }: ErrorSummaryProps) {
    const box = useRef<HTMLDivElement>(null);
    const entries = Object.entries(errors);

    useEffect(() => {
        if (refusals === 0) {
            return;
        }
        box.current?.focus();
        // In the next frame Inertia scrolls back to where the user submitted the form.
        const frame = requestAnimationFrame(() => box.current?.scrollIntoView({ block: 'nearest' }));

        return () => cancelAnimationFrame(frame);
    }, [refusals]);

    if (entries.length === 0) {
        return null;
    }

    return (
        <div ref={box} tabIndex={-1} className="rounded-control">
            <Banner tone="danger" title={formErrorsText(entries.length)}>
                <ul className="flex flex-col gap-0.5">
                    {entries.map(([name, message]) => (
                        <li key={name}>
                            <ErrorLine name={name} label={labels?.[name]} message={message} within={within} />
                        </li>
                    ))}
                </ul>
            </Banner>
        </div>
    );
}

interface ErrorLineProps {
    name: string;
    label: string | undefined;
    message: string;
    within: RefObject<HTMLElement | null>;
}

function ErrorLine({ name, label, message, within }: ErrorLineProps) {
    const focusField = (event: MouseEvent) => {
        event.preventDefault();
        findControl(within.current, name)?.focus();
    };

    return (
        <a href={`#${name}`} onClick={focusField} className="underline underline-offset-2 hover:no-underline">
            {label ? `${label}: ${message}` : message}
        </a>
    );
}

// A nested error (`phones.0.number`) belongs to its own field, or otherwise to the field that contains it.
function findControl(form: HTMLElement | null, name: string): HTMLElement | null {
    const field = [name, name.split('.')[0] ?? name]
        .map((candidate) => form?.querySelector(`[data-field="${CSS.escape(candidate)}"]`))
        .find(Boolean);
    return field?.querySelector<HTMLElement>(CONTROLS) ?? null;
}
