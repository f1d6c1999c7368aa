export { AmountField } from './amount-field';
export { formErrorsText, formToastText } from './error-text';
export { CheckboxField, InputField, SelectField, TextareaField } from './fields';
export { Form } from './form';
export { FormActions } from './form-actions';
export { FormDialog } from './form-dialog';
export { ChoiceField, FormField } from './form-field';
export { type ResourceForm, useResourceForm } from './use-resource-form';
