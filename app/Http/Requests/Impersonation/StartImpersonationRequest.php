<?php

declare(strict_types=1);

namespace App\Http\Requests\Impersonation;

use App\Models\User;
use App\Services\Auth\PasswordConfirmation;
use Illuminate\Foundation\Http\FormRequest;

/** Whom to work as, why, and the actor's own password once more; it is checked last, since that costs and is counted. */
final class StartImpersonationRequest extends FormRequest
{
    /** @return array<string, list<string>> */
    public function rules(): array
    {
        return [
            'user_id' => ['bail', 'required', 'integer', 'exists:users,id'],
            'reason' => ['required', 'string', 'min:5', 'max:255'],
            'password' => ['required', 'string', 'max:1000'],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            'user_id.*' => 'Choose a colleague.',
            'reason.*' => 'Say in a few words why; it is kept in the audit trail.',
            'password.*' => 'Enter your password.',
        ];
    }

    public function actor(): User
    {
        /** @var User */
        return $this->user();
    }

    public function target(): User
    {
        return User::query()->findOrFail($this->integer('user_id'));
    }

    protected function passedValidation(): void
    {
        app(PasswordConfirmation::class)->confirm($this->actor(), $this->string('password')->value(), 'password');
    }
}
