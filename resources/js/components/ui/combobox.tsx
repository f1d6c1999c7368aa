import { Suspense } from 'react';
import type * as Parts from '@/components/ui/combobox-parts';
import { Input } from '@/components/ui/input';
import { layers, partOf } from '@/lib/deferred';

type ComboboxProps<Value extends string> = Parameters<typeof Parts.Combobox<Value>>[0];

const LoadedCombobox = partOf(layers, ({ Combobox }) => Combobox) as typeof Parts.Combobox;

/** Searchable select. The list opens on typing, an arrow key or its button, but not on focus. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
    const { value, placeholder, className } = props;

    return (
        <Suspense
            fallback={<Input disabled value={value?.label ?? ''} placeholder={placeholder} className={className} />}
        >
            <LoadedCombobox {...props} />
        </Suspense>
    );
}
