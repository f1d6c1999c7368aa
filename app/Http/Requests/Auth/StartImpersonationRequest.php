<?php

declare(strict_types=1);

namespace App\Http\Requests\Auth;

use App\Domain\Auth\PasswordConfirmation;
use App\Http\Requests\FormRequest;
use App\Models\User;

/** The target, the reason and the actor's password, which is checked last because attempts are counted. */
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

    public function messages(): array
    {
        return [
            'user_id.*' => 'Choose a colleague.',
            'reason.*' => 'Enter a reason. It is saved in the activity log.',
            'password.*' => 'Enter your password.',
        ];
    }

    public function target(): User
    {
        return User::query()->findOrFail($this->integer('user_id'));
    }

    protected function passedValidation(): void
    {
        app(PasswordConfirmation::class)->confirm($this->staff(), $this->string('password')->value(), 'password');
    }
}
