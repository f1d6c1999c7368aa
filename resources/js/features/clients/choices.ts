import type { Option } from '@/components/ui/option-type';
import type { Choice } from '@/types/generated';

/** Converts the server's choices to select options. */
export function toOptions(choices: readonly Choice[]): Option[] {
    return choices.map(({ value, label, hint }) => ({ value, label, ...(hint ? { description: hint } : {}) }));
}
