<?php

declare(strict_types=1);

namespace App\Http\Requests\Services;

use App\Domain\Auth\PasswordConfirmation;
use App\Http\Requests\FormRequest;

/** The reason and the viewer's password, which is checked last because attempts are counted. `is_copy`: the page copies the secret without showing it. */
final class RevealCredentialRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'reason' => ['required', 'string', 'min:5', 'max:255'],
            'current_password' => ['required', 'string', 'max:1000'],
            'is_copy' => ['required', 'boolean'],
        ];
    }

    public function messages(): array
    {
        return ['reason.*' => 'Enter a reason of 5 to 255 characters.', 'current_password.*' => 'Enter your password.'];
    }

    protected function passedValidation(): void
    {
        app(PasswordConfirmation::class)->confirm($this->staff(), $this->string('current_password')->value());
    }
}
