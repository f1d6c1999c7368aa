<?php

declare(strict_types=1);

namespace App\Http\Requests\Auth;

use App\Domain\Auth\PasswordResetTokens;
use App\Domain\Auth\StaffPassword;
use Illuminate\Foundation\Http\FormRequest;

final class ResetPasswordRequest extends FormRequest
{
    /** @return array<string, list<mixed>> */
    public function rules(PasswordResetTokens $tokens): array
    {
        $token = $this->input('token');

        return [
            'token' => ['required', 'string', 'max:128'],
            'password' => ['required', 'string', 'confirmed', new StaffPassword(is_string($token) ? $tokens->owner($token) : null)],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['password.confirmed' => 'The two passwords don’t match.'];
    }
}
