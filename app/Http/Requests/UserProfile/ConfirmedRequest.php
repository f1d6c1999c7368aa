<?php

declare(strict_types=1);

namespace App\Http\Requests\UserProfile;

use App\Models\User;
use App\Services\Auth\PasswordConfirmation;
use Illuminate\Foundation\Http\FormRequest;

/** A change that needs the current password once more; it is checked last, since that costs. */
class ConfirmedRequest extends FormRequest
{
    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        return [PasswordConfirmation::FIELD => ['required', 'string', 'max:1000']];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [PasswordConfirmation::FIELD.'.required' => 'Enter your password.'];
    }

    public function staff(): User
    {
        /** @var User */
        return $this->user();
    }

    protected function passedValidation(): void
    {
        app(PasswordConfirmation::class)->confirm($this->staff(), $this->string(PasswordConfirmation::FIELD)->value());
    }
}
