<?php

declare(strict_types=1);

namespace App\Http\Requests\Auth;

final class LoginRequest extends SendResetLinkRequest
{
    public function rules(): array
    {
        return [
            ...parent::rules(),
            // Limits the cost of hashing.
            'password' => ['required', 'string', 'max:1000'],
            'remember_device' => ['boolean'],
        ];
    }
}
