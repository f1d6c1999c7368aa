/** Option of a select, combobox or radio group. */
export interface Option<Value extends string = string> {
    value: Value;
    label: string;
    description?: string;
    disabled?: boolean;
}
