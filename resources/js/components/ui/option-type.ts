/** One choice of a select, a combobox or a radio group. */
export interface Option<Value extends string = string> {
    value: Value;
    label: string;
    description?: string;
    disabled?: boolean;
}
