<?php

declare(strict_types=1);

namespace App\Http\Requests\Users;

use App\Domain\Auth\PasswordConfirmation;
use App\Http\Requests\Concerns\ChecksClientFields;
use App\Http\Requests\FormRequest;
use App\Models\User;
use Illuminate\Support\Str;
use Illuminate\Validation\Rule;

/** The form of an account. A change comes with the version it was opened on, and one of the own email with the password. */
final class SaveUserRequest extends FormRequest
{
    use ChecksClientFields;

    public function rules(): array
    {
        $person = $this->personRules();
        $user = $this->route('user');
        $presentManager = $user instanceof User ? $user->manager_id : null;

        return [
            'version' => [$user instanceof User ? 'required' : 'prohibited', 'integer', 'min:1'],
            'first_name' => $person['first_name'],
            'last_name' => $person['last_name'],
            'email' => ['required', 'string', 'email:rfc', 'max:255', Rule::unique('users', 'email')->ignore($user)],
            'mobile_e164' => $person['mobile_e164'],
            'phone_extension' => ['nullable', 'string', 'regex:/\A\d{1,16}\z/', Rule::unique('users', 'phone_extension')->ignore($user)],
            'role_id' => ['required', 'integer', Rule::exists('roles', 'id')],
            'manager_id' => ['nullable', 'integer', Rule::exists('users', 'id')->where(static fn ($users) => $users
                ->where(static fn ($any) => $any->where('is_active', true)->orWhere('id', $presentManager)))],
            'timezone' => ['required', 'string', 'max:64', 'timezone:all_with_bc'],
            'is_developer_staff' => ['required', 'boolean'],
            'is_executive_staff' => ['required', 'boolean'],
            PasswordConfirmation::FIELD => [$this->changesOwnEmail() ? 'required' : 'nullable', 'string', 'max:1000'],
        ];
    }

    public function messages(): array
    {
        return [
            'email.required' => 'Enter an email address.',
            'email.email' => 'Enter a valid email address.',
            'email.unique' => 'Another account has this email address. Inactive accounts keep theirs.',
            'phone_extension.unique' => 'Another account has this extension. Inactive accounts keep theirs.',
            'phone_extension.*' => 'Enter the extension in digits, such as 214.',
            'role_id.*' => 'Choose a role.',
            'manager_id.*' => 'Choose an active colleague.',
            'timezone.*' => 'Choose a time zone.',
            PasswordConfirmation::FIELD.'.required' => 'Enter your password.',
        ];
    }

    public function attributes(): array
    {
        return ['email' => 'email', 'mobile_e164' => 'mobile'];
    }

    /** @return array<string, mixed> by the names of UserForm */
    public function fields(): array
    {
        $mobile = self::normalised('mobile_e164', $this->validated('mobile_e164'));

        return [
            'first_name' => trim($this->validated('first_name')),
            'last_name' => trim($this->validated('last_name')),
            'email' => $this->validated('email'),
            'mobile_e164' => $mobile === '' ? null : $mobile,
            'phone_extension' => $this->validated('phone_extension'),
            'role_id' => $this->integer('role_id'),
            'manager_id' => $this->filled('manager_id') ? $this->integer('manager_id') : null,
            'timezone' => $this->validated('timezone'),
            'is_developer_staff' => $this->boolean('is_developer_staff'),
            'is_executive_staff' => $this->boolean('is_executive_staff'),
        ];
    }

    protected function prepareForValidation(): void
    {
        if (is_string($email = $this->input('email'))) {
            $this->merge(['email' => Str::lower(trim($email))]);
        }
    }

    protected function passedValidation(): void
    {
        if ($this->changesOwnEmail()) {
            app(PasswordConfirmation::class)->confirm($this->staff(), $this->string(PasswordConfirmation::FIELD)->value());
        }
    }

    private function changesOwnEmail(): bool
    {
        $user = $this->route('user');

        return $user instanceof User && $user->is($this->staff()) && $this->string('email')->value() !== $user->email;
    }
}
