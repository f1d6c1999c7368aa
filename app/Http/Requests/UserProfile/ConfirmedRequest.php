<?php

declare(strict_types=1);

namespace App\Http\Requests\UserProfile;

use App\Domain\Auth\PasswordConfirmation;
use App\Http\Requests\FormRequest;

/** A change that requires the current password, which is checked last because hashing is slow. */
class ConfirmedRequest extends FormRequest
{
    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        return [PasswordConfirmation::FIELD => ['required', 'string', 'max:1000']];
    }

    public function messages(): array
    {
        return [PasswordConfirmation::FIELD.'.required' => 'Enter your password.'];
    }

    protected function passedValidation(): void
    {
        app(PasswordConfirmation::class)->confirm($this->staff(), $this->string(PasswordConfirmation::FIELD)->value());
    }
}
