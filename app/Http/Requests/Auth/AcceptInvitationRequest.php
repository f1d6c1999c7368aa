<?php

declare(strict_types=1);

namespace App\Http\Requests\Auth;

use App\Domain\Auth\Invitations;
use App\Domain\Auth\StaffPassword;
use App\Http\Requests\FormRequest;

final class AcceptInvitationRequest extends FormRequest
{
    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        return [
            'token' => ['required', 'string', 'max:128'],
            'password' => ['required', 'string', 'confirmed', new StaffPassword(app(Invitations::class)->owner($this->string('token')->value()))],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return ['password.confirmed' => 'The two passwords don’t match.'];
    }
}
