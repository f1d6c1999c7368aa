import { EyeIcon, EyeSlashIcon } from '@heroicons/react/24/outline';
import { type ComponentProps, useState } from 'react';
import { InputField, type ResourceForm } from '@/components/form';
import { IconButton } from '@/components/ui/icon-button';

type InputFieldProps<TData extends object> = ComponentProps<typeof InputField<TData>>;

interface PasswordFieldProps<TData extends object> {
    form: ResourceForm<TData>;
    name: InputFieldProps<TData>['name'];
    label?: string;
    autoComplete: 'current-password' | 'new-password';
    help?: InputFieldProps<TData>['help'];
    autoFocus?: boolean;
}

/** Password input with a button to show the text. */
export function PasswordField<TData extends object>(props: PasswordFieldProps<TData>) {
    const [isShown, setIsShown] = useState(false);

    return (
        <InputField
            {...props}
            type={isShown ? 'text' : 'password'}
            required
            trailing={
                <IconButton
                    size="sm"
                    icon={isShown ? EyeSlashIcon : EyeIcon}
                    label={isShown ? 'Hide password' : 'Show password'}
                    aria-pressed={isShown}
                    onClick={() => setIsShown(!isShown)}
                    className="-mr-1"
                />
            }
        />
    );
}
