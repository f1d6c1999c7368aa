<?php

declare(strict_types=1);

namespace App\Http\Requests\UserProfile;

use App\Domain\Auth\StaffPassword;

final class ChangePasswordRequest extends ConfirmedRequest
{
    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        return [
            ...parent::rules(),
            'password' => ['required', 'string', 'confirmed', 'different:current_password', new StaffPassword($this->staff())],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            ...parent::messages(),
            'password.confirmed' => 'The two passwords don’t match.',
            'password.different' => 'Choose a password that differs from your current one.',
        ];
    }
}
