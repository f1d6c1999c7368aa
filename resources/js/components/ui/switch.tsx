import { Description, Field, Switch as HeadlessSwitch, Label } from '@headlessui/react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface SwitchProps {
    label: string;
    checked?: boolean;
    defaultChecked?: boolean;
    onChange?: (checked: boolean) => void;
    description?: ReactNode;
    hideLabel?: boolean;
    disabled?: boolean;
    className?: string;
}

/** Turns a setting on or off without a Save button. */
export function Switch({ label, description, hideLabel = false, disabled = false, className, ...rest }: SwitchProps) {
    return (
        <Field disabled={disabled} className={cn('inline-flex items-start gap-3', className)}>
            <HeadlessSwitch
                {...rest}
                className="group relative inline-flex h-5 w-9 shrink-0 cursor-pointer items-center rounded-full border border-control bg-control transition-colors duration-150 before:absolute before:-inset-1 before:content-[''] touch:before:-inset-3 hover:border-muted hover:bg-muted data-checked:border-accent data-checked:bg-accent data-checked:hover:bg-accent-strong data-disabled:cursor-not-allowed data-disabled:opacity-50"
            >
                <span
                    aria-hidden="true"
                    className="pointer-events-none inline-block size-3.5 translate-x-0.5 rounded-full bg-surface shadow-raised transition-transform duration-150 ease-out-soft group-data-checked:translate-x-4.5"
                />
            </HeadlessSwitch>
            <span className={cn('flex min-w-0 flex-col', hideLabel && 'sr-only')}>
                <Label className="data-disabled:text-faint">{label}</Label>
                {description && <Description className="text-compact text-muted">{description}</Description>}
            </span>
        </Field>
    );
}
