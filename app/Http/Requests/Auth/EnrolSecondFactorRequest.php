<?php

declare(strict_types=1);

namespace App\Http\Requests\Auth;

use App\Domain\Auth\Totp;

final class EnrolSecondFactorRequest extends ProveSecondFactorRequest
{
    /** @return array<string, list<string>> */
    public function rules(): array
    {
        return ['code' => ['required', 'string', 'digits:'.Totp::DIGITS], 'trust_device' => ['boolean']];
    }
}
